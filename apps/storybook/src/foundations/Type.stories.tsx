import type { Meta, StoryObj } from '@storybook/react-vite'
import { type } from '@capiz/ui/tokens'
import { designTokens, listTokens } from '../../../../packages/ui/src/tokens/dtcg.ts'
import { font } from '../../../../packages/ui/src/tokens/values.ts'
import { CopyLine } from '../docs/CopyLine.tsx'
import { GuidePage, Part, Table } from '../guide/GuidePage.tsx'

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const isSerif = (name: string) => /^(h1|display)/u.test(name)

const uses: Readonly<Record<keyof typeof type, string>> = {
  caption: 'Counts, times, what stands under something',
  bodyCompact: 'Dense tables and chips',
  body: 'Everything else',
  bodyLarge: 'Public pages, forms on phones',
  label: 'Labels and buttons',
  group: 'Groups of the rail: the only capitals',
  h3: 'Heads inside a card',
  h2: 'Heads of sections',
  h1: 'The name of the record or page',
  h1Narrow: 'The same, up to 640 px',
  display: 'Sign-in and the public home',
}

const written = new Map(
  listTokens(designTokens()['type'] as ReturnType<typeof designTokens>).map(({ path, token }) => [
    path.join('.'),
    token.$extensions?.capiz.text ?? '',
  ]),
)

const rows = Object.entries(type).map(([name, step]) => ({
  key: name,
  cells: [
    <CopyLine key="name" text={`type.${name}`} />,
    written.get(name) ?? '',
    uses[name as keyof typeof type],
    <span key="specimen" style={{ ...step, fontFamily: isSerif(name) ? font.serif : font.sans }}>
      Sta. Isabel ₱1,250.00
    </span>,
  ],
}))

const families = Object.entries(font).map(([name, family]) => ({
  key: name,
  cells: [
    <CopyLine key="name" text={`--cz-font-${name}`} />,
    {
      sans: 'Everything',
      serif: 'Names of records, like the certificate',
      mono: 'Codes and licence numbers',
    }[name],
    <span
      key="specimen"
      style={{ fontFamily: family, fontWeight: name === 'serif' ? 600 : 400, fontSize: 20 }}
    >
      {name === 'mono' ? 'HF-000142' : 'Parañaque ₱1,234.50'}
    </span>,
  ],
}))

/** The type scale and the three families. */
export const Type: StoryObj = {
  render: () => (
    <GuidePage
      title="Type"
      lead="IBM Plex in three hands: sans for work, a serif for the names of records, mono for codes. Sizes are in rem, so the reader’s own size counts."
    >
      <Part title="Scale">
        <Table caption="Steps of the scale" head={['Name', 'Size and line', 'Use', 'Specimen']} rows={rows} />
      </Part>
      <Part title="Families">
        <Table caption="Families" head={['Name', 'Use', 'Specimen']} rows={families} />
      </Part>
      <Part title="Rules">
        <ul>
          <li>Sentence case everywhere. Lines hold at most 68 characters.</li>
          <li>Figures in tables share one width and stand at the end; a minus is −, not a hyphen.</li>
          <li>Mono is for codes only: it holds no peso sign.</li>
        </ul>
      </Part>
    </GuidePage>
  ),
}
