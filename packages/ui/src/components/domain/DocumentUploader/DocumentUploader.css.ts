import { hiddenFromSight, style } from '../../../styles/rules.ts'
import { line, radius, space, type, vars } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({ containerType: 'inline-size', display: 'grid', gap: space[3] })
export const zone = style({
  display: 'grid',
  borderRadius: radius.card,
  border: `${line.hairline} solid ${vars.color.border}`,
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
/** Widths of the uploader at which its rows change: buttons beside the words, then all on one line. Larger letters need more. */
const tablet = '(min-width: 37.5rem) and (max-width: 47.49rem)'
export const wide = '(min-width: 47.5rem)'

/** The rows; where they are wide their cells are aligned over all of them. */
export const list = style({
  display: 'grid',
  listStyle: 'none',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem minmax(13rem, auto)' } },
})

/** On a phone the mark has a column of its own beside words and state; the buttons stand below, on a tablet beside. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[1],
  alignItems: 'center',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: hairline,
  '@container': {
    [tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [wide]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', gap: space[4] },
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
export const text = style({ alignSelf: 'center', minInlineSize: 0 })
export const state = style({ gridColumn: 2, '@container': { [wide]: { gridColumn: 'auto' } } })
/** Fields need the whole width of a phone; the second line of the row is the rest of the mark. */
export const fields = style({
  gridColumn: '1 / -1',
  gridRow: 3,
  '@container': {
    [tablet]: { gridColumn: 2, gridRow: 2 },
    [wide]: { gridColumn: 'auto', gridRow: 'auto' },
  },
})
export const name = style({ ...type.label, overflowWrap: 'anywhere' })
export const facts = style({ ...type.bodyCompact, color: vars.color.textMuted, overflowWrap: 'anywhere' })
/** The file and, beside it where there is room, its fingerprint. */
export const factLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: space[3] })
export const note = style({ ...type.bodyCompact, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const mark = style({ ...type.caption, color: vars.color.textMuted, paddingInlineStart: space[2] })
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
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
    [wide]: { gridColumn: 'auto', gridRow: 'auto' },
  },
})
export const problem = style({ ...type.bodyCompact, color: vars.color.dangerText })
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  background: vars.color.sunken,
})
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
