import { line, mediaQuery, radius, space, type, vars, weight } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Lists beside the table; under each other where it is narrower. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [mediaQuery.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const group = style({ ...type.caption, color: vars.color.textMuted, paddingInline: space[3] })

export const lists = style({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: space[1] })

/** One list; the whole line is the link. */
export const item = style({
  ...type.body,
  borderInlineStart: `${line.strong} solid transparent`,
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&[data-current]': {
      borderInlineStartColor: vars.color.accent,
      background: vars.color.selected,
      color: vars.color.text,
      fontWeight: weight.strong,
    },
  },
})
globalStyle(`${item} > a`, { display: 'block', paddingBlock: space[2], paddingInline: space[3] })
