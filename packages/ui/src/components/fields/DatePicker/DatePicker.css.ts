import { insetFocusRing, style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space, type, weight } from '../../../tokens/scale.ts'

const { color } = vars

export const calendar = style({ padding: space[3] })
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
})
export const month = style(type.label)
export const grid = style({ borderSpacing: 0, fontVariantNumeric: 'tabular-nums' })
export const weekday = style({
  ...type.caption,
  paddingBlock: space[1],
  color: color.textMuted,
  fontWeight: weight.medium,
})

export const cell = style({
  ...type.body,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-hovered]': { background: color.hover },
    '&[data-today]': {
      fontWeight: weight.strong,
      boxShadow: `inset 0 0 0 ${line.hairline} ${color.borderControl}`,
    },
    '&[data-selected]': { color: color.onAccent, background: color.accent },
    '&[data-focus-visible]': { ...insetFocusRing, outlineOffset: line.hairline },
    '&:is([data-disabled], [data-unavailable])': { color: color.textSubtle, cursor: 'not-allowed' },
    '&[data-disabled]': { textDecoration: 'line-through' },
  },
  '@media': {
    [mediaQuery.forcedColors]: {
      selectors: {
        '&[data-selected]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})
