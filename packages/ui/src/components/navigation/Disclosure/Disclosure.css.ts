import { style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { radius, space, type } from '../../../tokens/scale.ts'

export const disclosure = style({ minInlineSize: 0 })
export const trigger = style({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.density.controlSmall,
  paddingInlineEnd: space[2],
  borderRadius: radius.control,
  maxInlineSize: '100%',
  color: vars.color.accentText,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.hover } },
})
export const arrow = style({
  flexShrink: 0,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
})
styleSelector(`${trigger}[aria-expanded="true"] > ${arrow}`, { transform: 'rotate(90deg)' })
export const panel = style({
  paddingInlineStart: space[5],
  selectors: { '&:not([hidden])': { paddingBlock: space[2] } },
})
