import { hiddenFromSight, style, styleSelector, variants } from '../../../styles/rules.ts'
import { line, radius, space, type, vars } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({ containerType: 'inline-size', display: 'grid', gap: space[3] })
/** In a card what stands below the rows keeps the card's padding. */
export const inCard = style({ gap: 0 })
styleSelector(`${inCard} > :not(:first-child)`, { paddingInline: space[4] })
styleSelector(`${inCard} > :not(:first-child):has(> :not(:empty))`, { paddingBlockEnd: space[3] })

const zoneBase = style({
  display: 'grid',
  background: vars.color.surface,
  overflow: 'hidden',
  selectors: {
    '&[data-drop-target]': {
      outline: `${line.strong} dashed ${vars.color.accent}`,
      outlineOffset: `calc(-1 * ${line.strong})`,
      background: vars.color.accentTint,
    },
  },
})
export const zone = variants({
  framed: [zoneBase, { borderRadius: radius.card, border: `${line.hairline} solid ${vars.color.border}` }],
  inCard: [zoneBase],
})
/** A single field that takes a drop. */
export const dashed = style({ borderStyle: 'dashed', borderColor: vars.color.borderControl })
/** Widths of the uploader at which its rows change: buttons beside the words, then all on one line. Larger letters need more. */
export const tablet = '(min-width: 37.5rem) and (max-width: 45.99rem)'
const wide = '(min-width: 46rem)'

/** The rows; where they are wide their cells are aligned over all of them, and badges over all lists of a page. */
export const list = style({
  display: 'grid',
  listStyle: 'none',
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(7.75rem, auto) minmax(10rem, 12rem) minmax(6.75rem, auto)',
    },
  },
})

/** On a phone the mark has a column of its own beside words and state; the buttons stand below, on a tablet beside. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[3],
  rowGap: space[1],
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingBlock: space[2],
  paddingInline: space[4],
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  '@container': {
    [wide]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', gap: space[4], paddingBlock: space[1] },
  },
})
/** The mark and the words beside it; where the row is wide they are one cell. */
export const main = style({
  display: 'contents',
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[3],
      alignItems: 'start',
    },
  },
})
export const text = style({
  gridColumn: '2 / -1',
  alignSelf: 'center',
  minInlineSize: 0,
  '@container': { [tablet]: { gridColumn: 2 } },
})
/** Badge and days beside the actions, on a phone in one line from its edge on; where the row is wide each has a column. */
export const state = style({
  gridColumn: '1 / span 2',
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  '@container': { [tablet]: { gridColumn: 2 }, [wide]: { display: 'contents' } },
})
export const days = style({
  ...type.caption,
  color: vars.color.textMuted,
  '@container': { [wide]: { gridColumn: 3, gridRow: 1 } },
})
/** Fields need the whole width of a phone; the second line of the row is the rest of the mark. */
export const fields = style({
  gridColumn: '1 / -1',
  gridRow: 3,
  '@container': {
    [tablet]: { gridColumn: 2, gridRow: 2 },
    [wide]: { gridColumn: '2 / span 2', gridRow: 1 },
  },
})
export const name = style({ ...type.label, overflowWrap: 'anywhere' })
export const facts = style({ ...type.caption, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const note = style({ ...type.bodyCompact, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const mark = style({ ...type.caption, color: vars.color.textMuted, paddingInlineStart: space[2] })
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@container': { [wide]: { gridColumn: 2, gridRow: 1 } },
})
export const stage = style({ paddingBlockStart: space[1] })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  justifyContent: 'flex-end',
  gridColumn: '1 / -1',
  '@container': {
    [tablet]: { gridColumn: 3, gridRow: '1 / span 2' },
    [wide]: { gridColumn: 4, gridRow: 1 },
  },
})
/** The actions on a document on file, or the button for a missing one: beside its state, also on a phone. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  justifyContent: 'flex-end',
  gridColumn: 3,
  gridRow: 2,
  '@container': {
    [tablet]: { gridRow: '1 / span 2' },
    [wide]: { gridColumn: 4, gridRow: 1 },
  },
})
export const problem = style({ ...type.bodyCompact, color: vars.color.dangerText })
/** Buttons that choose files, and what may be chosen. */
export const choose = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
/** The line below the rows, inset as they are. */
export const foot = style([
  choose,
  {
    minBlockSize: '3rem',
    paddingBlock: space[2],
    paddingInline: space[4],
    borderBlockStart: hairline,
    '@container': { [wide]: { paddingBlock: space[1] } },
  },
])
/** The field of a single document. */
export const only = style({ display: 'grid', gap: space[2], padding: space[4] })
export const hint = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const announcement = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const hidden = style(hiddenFromSight)
export const hash = style({ ...type.caption, fontFamily: vars.font.mono, overflowWrap: 'anywhere' })
