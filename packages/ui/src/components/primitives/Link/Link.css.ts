import { quickTransition, style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, radius, weight } from '../../../tokens/scale.ts'

export const link = style({
  ...quickTransition,
  borderRadius: radius.tiny,
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecorationThickness: line.strong },
    '&[data-disabled]': { color: vars.color.textMuted, textDecorationLine: 'none', cursor: 'not-allowed' },
  },
})

export const kinds = variants({
  inline: {},
  standalone: { fontWeight: weight.strong, display: 'inline-flex', alignItems: 'center', gap: '0.5em' },
  plain: { color: 'inherit', textDecorationLine: 'none' },
})
