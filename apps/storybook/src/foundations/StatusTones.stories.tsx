import type { Meta, StoryObj } from '@storybook/react-vite'
import { roleColor, toneColor, toneNames } from '@capiz/ui/tokens'
import type { ThemeName, Tone, TonePart } from '@capiz/ui/tokens'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import {
  contrastRatio,
  seenColor,
  seenDistance,
  toHex,
  toSrgb,
} from '../../../../packages/ui/src/tokens/color-math.ts'
import type { Vision } from '../../../../packages/ui/src/tokens/color-math.ts'
import { variableName } from '../../../../packages/ui/src/tokens/dtcg.ts'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage, Part, Table } from '../guide/GuidePage.tsx'
import { Ratio } from './Ratio.tsx'

const meta: Meta = {
  title: 'Foundations/Status tones',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

const uses: Readonly<Record<Tone, string>> = {
  positive: 'Accredited, approved',
  progress: 'On process',
  review: 'Pending approval',
  attention: 'For payment only, for correction, expiring soon',
  held: 'Suspended',
  stopped: 'Disaccredited, rejected',
  lapsed: 'Expired',
  neutral: 'Draft, cancelled',
}

const themes: readonly ThemeName[] = ['light', 'dark']
const visions: Readonly<Record<Vision, string>> = {
  normal: 'All three cones',
  protan: 'No red cone',
  deutan: 'No green cone',
  tritan: 'No blue cone',
}

const srgb = (theme: ThemeName, tone: Tone, part: TonePart) => toSrgb(toneColor(theme, tone, part))

const toneRows = toneNames.map((tone) => ({
  key: tone,
  cells: [
    <StatusBadge key="badge" tone={tone} label={tone} />,
    uses[tone],
    <CopyLine key="name" text={variableName(['tone', tone, 'mark'])} />,
    ...themes.flatMap((theme) => {
      const mark = srgb(theme, tone, 'mark')
      const contrast = contrastRatio(srgb(theme, tone, 'text'), srgb(theme, tone, 'tint'))
      const onSurface = contrastRatio(mark, toSrgb(roleColor(theme, 'surface')))
      return [
        <Ratio key={`${theme} words`} value={contrast} needed={4.5} />,
        <Ratio key={`${theme} mark`} value={onSurface} needed={3} />,
      ]
    }),
  ],
}))

/** The two marks a kind of vision tells apart least well. */
function closest(theme: ThemeName, vision: Vision): string {
  const pairs = toneNames.flatMap((one, at) => toneNames.slice(at + 1).map((other) => [one, other] as const))
  const measured = pairs.map(([one, other]) => {
    const distance = seenDistance(srgb(theme, one, 'mark'), srgb(theme, other, 'mark'), vision)
    return { words: `${one} and ${other}: ${distance.toFixed(3)}`, distance }
  })
  return measured.sort((a, b) => a.distance - b.distance)[0]?.words ?? ''
}

const visionRows = themes.flatMap((theme) =>
  (Object.keys(visions) as Vision[]).map((vision) => ({
    key: theme + vision,
    cells: [
      `${visions[vision]}, ${theme}`,
      <span key="marks" className="cz-marks">
        {toneNames.map((tone) => (
          <span
            key={tone}
            className="cz-mark"
            style={{ background: toHex(seenColor(srgb(theme, tone, 'mark'), vision)) }}
            title={tone}
          />
        ))}
      </span>,
      closest(theme, vision),
    ],
  })),
)

/** The eight tones: what they say, how readable they are, and how far apart they stay for colour-blind people. */
export const StatusTones: StoryObj = {
  name: 'Status tones',
  render: () => (
    <GuidePage
      title="Status tones"
      lead="A status is always a word and an icon in a tone. Fill is a channel of its own: tinted is living, an outline is not in force, solid is stopped. Nobody has to tell two colours apart."
    >
      <Part title="The eight tones">
        <Table
          caption="Tones and their contrast"
          head={[
            'Tone',
            'Says',
            'Name of its mark',
            'Words, light',
            'Mark, light',
            'Words, dark',
            'Mark, dark',
          ]}
          rows={toneRows}
        />
      </Part>
      <Part title="Colour-blindness check">
        <p>
          The marks as they look to people who lack one kind of cone (Machado, Oliveira and Fernandes, 2009),
          and the pair that comes closest, as a distance in OKLab. A step of 0.02 is just noticed; a test
          fails below 0.04.
        </p>
        <Table
          caption="Marks as they are seen"
          head={['Vision', 'Marks', 'Closest pair']}
          rows={visionRows}
        />
      </Part>
    </GuidePage>
  ),
}
