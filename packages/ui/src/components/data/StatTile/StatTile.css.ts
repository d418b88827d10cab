import { quickTransition, style, variants } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars } from '../../../tokens/index.ts'

export const tile = style({
  ...quickTransition,
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[4],
  borderRadius: radius.card,
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  color: vars.color.text,
  background: vars.color.surface,
  textDecoration: 'none',
})
/** One line: the number at its end. */
const oneLine = {
  // no label breaks inside a word, however long the number
  gridTemplateColumns: 'minmax(min-content, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[3],
} as const
export const layouts = variants({ tile: { '@media': { [mediaQuery.phone]: oneLine } }, row: oneLine })
export const link = style({
  selectors: { '&:hover': { background: vars.color.hover, borderColor: vars.color.border } },
})
export const label = style({ ...type.label, color: vars.color.textMuted })
/** On phones the number stands at the end of the line, so that four tiles are four lines. */
const atEnd = { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'center' } as const
const ends = {
  '@media': { [mediaQuery.phone]: atEnd },
  selectors: { [`${layouts.row} > &`]: atEnd },
} as const
export const value = style({
  ...type.h1,
  fontFamily: vars.font.serif,
  fontVariantNumeric: 'tabular-nums',
  ...ends,
})
/** A count of nothing asks for no work. */
export const nothing = style({ color: vars.color.textSubtle })
export const detail = style({ ...type.bodyCompact, color: vars.color.textMuted })
/** Red means late. */
export const late = style({ color: vars.color.dangerText })
export const linkLabel = style({ color: vars.color.accentText })
export const skeletonBar = style({
  blockSize: space[8],
  inlineSize: space[16],
  borderRadius: radius.tiny,
  background: vars.color.borderSubtle,
  ...ends,
})
