import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { radius, space } from '../../../tokens/scale.ts'

export const segments = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[3],
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
})

export const segment = style({
  padding: space.half,
  borderRadius: radius.tiny,
  color: vars.color.text,
  whiteSpace: 'pre',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { padding: 0, color: vars.color.textMuted },
    '&[data-placeholder]': { color: vars.color.textSubtle },
    '&[data-disabled]': { color: vars.color.textMuted },
    '&[data-focused]': { color: vars.color.onAccent, background: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
})
