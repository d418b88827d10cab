import { style, truncate as truncateRule, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { size, type, weight } from '../../../tokens/scale.ts'

export const sizes = variants({
  caption: type.caption,
  compact: type.bodyCompact,
  body: type.body,
  large: type.bodyLarge,
  label: type.label,
  inherit: {},
})

export const tones = variants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  subtle: { color: vars.color.textSubtle },
  danger: { color: vars.color.dangerText },
  accent: { color: vars.color.accentText },
  inherit: { color: 'inherit' },
})

export const weights = variants({
  regular: { fontWeight: weight.regular },
  medium: { fontWeight: weight.medium },
  strong: { fontWeight: weight.strong },
})

/** Words longer than the line break rather than push the page apart. */
export const text = style({ overflowWrap: 'anywhere' })
export const measure = style({ maxInlineSize: size.measure })
export const truncate = style({ ...truncateRule, minInlineSize: 0, display: 'block' })
