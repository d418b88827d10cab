import { line as lineWidth, mediaQuery, space, type, vars, weight } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Windows with the panel beside the list, high enough for it to stay in view. */
const besideList = `${mediaQuery.railFull} and ${mediaQuery.tall}`

/** The queue beside the claim that is looked at; one under the other where there is no room. */
export const desk = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [mediaQuery.railFull]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

/** Two lines a claim leave room for more of them when they stand closer than other cards. */
globalStyle(`${desk} ul > li`, { paddingBlock: `calc(${space[1]} + ${space.half})` })

/** Stays in view below the bar of the page while the queue is scrolled; scrolls by itself where it is higher. */
export const panel = style({
  '@media': {
    [besideList]: {
      position: 'sticky',
      insetBlockStart: `calc(${space[16]} + ${space[2]})`,
      maxBlockSize: `calc(100dvh - ${space[24]})`,
      overflowY: 'auto',
    },
  },
})

/** The claim that is shown beside the list. */
export const current = style({})
globalStyle(`:is(li, tr):has(${current})`, {
  background: vars.color.selected,
  boxShadow: `inset ${lineWidth.spine} 0 ${vars.color.accent}`,
})

/** Lines of their own, so that the underline of the link is that of the name only. */
const inlineLine = { display: 'inline-flex', inlineSize: '100%', columnGap: space[2] } as const
export const line = style({ ...inlineLine, alignItems: 'baseline', justifyContent: 'space-between' })
export const name = style({
  minInlineSize: 0,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: lineWidth.hairline,
  textUnderlineOffset: space[1],
})
export const detail = style({
  ...type.bodyCompact,
  ...inlineLine,
  // the cut line must not widen the row it is cut by
  contain: 'inline-size',
  columnGap: 0,
  fontWeight: weight.regular,
  color: vars.color.textMuted,
})
export const subject = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const state = style({ flexShrink: 0, whiteSpace: 'pre' })
/** Stays in one line at the end of the row. */
export const end = style({
  ...type.caption,
  flexShrink: 0,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
})

/** In view while the panel above it is scrolled. */
export const foot = style({
  containerType: 'inline-size',
  paddingBlock: space[2],
  background: vars.color.surface,
  '@media': { [besideList]: { position: 'sticky', insetBlockEnd: 0 } },
})

/** The four results, each with its key: in one line, and two by two where there is no room for that. */
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: space[2],
  '@container': {
    '(min-width: 32rem)': { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'start' },
  },
})
