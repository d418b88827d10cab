import { insetFocusRing, style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery, radius, space, type } from '../../../tokens/scale.ts'

const { color } = vars

export const list = style({ padding: space[1], outline: 'none', maxBlockSize: '20rem', overflow: 'auto' })
/** The layout of the lines leaves the space around them. */
export const virtual = style({ padding: 0 })

export const option = style({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: vars.density.control,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: radius.control,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:is([data-hovered], [data-focused])': { background: color.hover },
    '&[data-selected]': { background: color.selected, fontWeight: 600 },
    '&[data-focus-visible]': insetFocusRing,
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': {
    [mediaQuery.forcedColors]: {
      selectors: {
        '&:is([data-focused], [data-selected])': {
          color: 'HighlightText',
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})

export const hint = style({ ...type.bodyCompact, gridColumn: 1, color: color.textMuted, fontWeight: 400 })
export const check = style({
  gridColumn: 2,
  gridRow: 1,
  color: color.accentText,
  '@media': { [mediaQuery.forcedColors]: { color: 'HighlightText' } },
})
export const empty = style({ ...type.bodyCompact, padding: space[3], color: color.textMuted })
styleSelector(`${option}:not([data-selected]) > ${check}`, { visibility: 'hidden' })
