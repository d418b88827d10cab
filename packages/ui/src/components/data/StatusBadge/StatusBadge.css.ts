import { styleSelector, style, variants } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, toneNames, type, vars, weight } from '../../../tokens/index.ts'
import type { Tone } from '../../../tokens/index.ts'

export const wrap = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.half,
  verticalAlign: 'middle',
})

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  borderRadius: radius.full,
  border: `${line.hairline} solid transparent`,
  fontWeight: weight.strong,
  textDecoration: 'none',
  '@media': {
    [mediaQuery.forcedColors]: { borderColor: 'CanvasText', borderStyle: 'solid' },
    [mediaQuery.print]: { border: 0, padding: 0, background: 'none', color: 'CanvasText' },
  },
})

export const sizes = variants({
  md: { ...type.caption, fontWeight: weight.strong, paddingBlock: space.half, paddingInline: space[2] },
  sm: { ...type.caption, fontWeight: weight.strong, paddingInline: `calc(${space[1]} + ${space.half})` },
})

const mark = (tone: Tone) => vars.tone[tone].mark
const tint = (tone: Tone) => ({
  color: vars.tone[tone].text,
  background: vars.tone[tone].tint,
  borderColor: `color-mix(in oklab, ${mark(tone)} 45%, ${vars.tone[tone].tint})`,
})
const outline = (tone: Tone) => ({
  color: vars.tone[tone].text,
  background: vars.tone[tone].tint,
  borderColor: mark(tone),
  borderStyle: 'dashed',
})
const solid = (tone: Tone) => ({ color: vars.tone[tone].text, background: vars.tone[tone].tint })

export const tones = variants<Tone>({
  positive: tint('positive'),
  progress: tint('progress'),
  review: tint('review'),
  attention: tint('attention'),
  held: tint('held'),
  stopped: solid('stopped'),
  lapsed: outline('lapsed'),
  neutral: outline('neutral'),
})

export const icon = style({ display: 'inline-flex', '@media': { [mediaQuery.print]: { display: 'none' } } })
styleSelector(`${icon} svg`, { inlineSize: space[3], blockSize: space[3] })

export const iconTones = variants<Tone>(
  Object.fromEntries(
    toneNames.map((tone) => [tone, { color: tone === 'stopped' ? vars.tone.stopped.text : mark(tone) }]),
  ) as Record<Tone, { color: string }>,
)

// On paper a badge is its words in brackets, since tints and icons do not print reliably.
export const label = style({
  // the baseline of the badge; without it that is the lower edge of the icon, 2 px below the text
  alignSelf: 'baseline',
  overflowWrap: 'anywhere',
  '@media': {
    [mediaQuery.print]: {
      selectors: { '&::before': { content: '"["' }, '&::after': { content: '"]"' } },
    },
  },
})

export const detail = style({ ...type.caption, color: vars.color.textMuted })

export const dotLine = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const dot = style({
  flexShrink: 0,
  inlineSize: space[2],
  blockSize: space[2],
  borderRadius: radius.full,
  border: `${line.hairline} solid currentColor`,
  background: 'currentColor',
  '@media': { [mediaQuery.forcedColors]: { borderColor: 'CanvasText', background: 'CanvasText' } },
})
/** A ring instead of a disc: the shape tells what is no longer in force apart from what is. */
export const ring = style({ background: 'transparent', borderWidth: line.strong })
export const dotTones = variants<Tone>(
  Object.fromEntries(toneNames.map((tone) => [tone, { color: mark(tone) }])) as Record<
    Tone,
    { color: string }
  >,
)
