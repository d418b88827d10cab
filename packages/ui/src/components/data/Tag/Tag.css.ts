import { style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'

export const tag = style({
  ...type.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  minBlockSize: size.targetMinimum,
  paddingInline: space[2],
  borderRadius: radius.control,
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  color: vars.color.text,
  background: vars.color.sunken,
  overflowWrap: 'anywhere',
})

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.targetMinimum,
  minBlockSize: size.targetMinimum,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  borderRadius: radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:is(:hover, [data-hovered])': { color: vars.color.text, background: vars.color.hover } },
})

export const count = style({
  ...type.caption,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: space[5],
  paddingInline: `calc(${space[1]} + ${space.half})`,
  borderRadius: radius.full,
  textAlign: 'center',
  color: vars.color.textMuted,
  background: vars.color.sunken,
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})
