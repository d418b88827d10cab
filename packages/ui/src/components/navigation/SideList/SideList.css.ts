import { insetFocusRing, style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'

/** The list and the page beside each other; under each other where it is narrower. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: '11.5rem minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [mediaQuery.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
    [mediaQuery.print]: { display: 'block' },
  },
})
export const nav = style({
  display: 'grid',
  gap: space[5],
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const content = style({ minInlineSize: 0 })
/** The place of the mark of the current page. */
const mark = `${line.thick} solid transparent`
export const title = style({
  ...type.caption,
  color: vars.color.textMuted,
  paddingInline: space[3],
  // its text begins where that of the pages does, behind the place of their mark
  borderInlineStart: mark,
  paddingBlock: space[1],
  fontWeight: weight.strong,
})
export const list = style({ listStyle: 'none' })
/** One page; the whole line is the link. */
export const item = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: vars.density.control,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderInlineStart: mark,
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[aria-current]': {
      borderInlineStartColor: vars.color.accent,
      background: vars.color.selected,
      fontWeight: weight.strong,
    },
    '&[data-focus-visible]': insetFocusRing,
  },
})
export const count = style({
  ...type.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
