import { insetFocusRing, style, styleSelector } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, size, space, type, vars } from '../../../tokens/index.ts'

export const popover = style({
  minInlineSize: '12rem',
  maxInlineSize: `calc(100vw - ${space[8]})`,
  overflow: 'auto',
  borderRadius: radius.card,
  color: vars.color.text,
  background: vars.layerSurface.popover,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})
export const menu = style({ padding: space[1], outline: 'none' })
export const item = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.control,
  paddingInline: space[3],
  borderRadius: radius.control,
  cursor: 'default',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-focus-visible]': insetFocusRing,
  },
})
export const danger = style({ color: vars.color.dangerText })
export const view = style({ padding: space[2], minInlineSize: '15rem', outline: 'none' })
export const group = style({
  padding: space[2],
  border: 0,
  selectors: { '& + &': { borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}` } },
})
export const legend = style({
  ...type.label,
  paddingBlockEnd: space[1],
  float: 'inline-start',
  inlineSize: '100%',
})
export const option = style({
  ...type.body,
  display: 'flex',
  clear: 'both',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: `calc(${size.targetMinimum} + ${space[1]})`,
})
export const check = style({ inlineSize: space[4], blockSize: space[4], accentColor: vars.color.accent })
export const action = style({
  ...type.body,
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.density.controlSmall,
  paddingInline: space[2],
  marginInlineStart: `calc(-1 * ${space[2]})`,
  borderRadius: radius.control,
  textAlign: 'start',
  color: vars.color.accentText,
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const note = style({ ...type.caption, color: vars.color.textMuted, maxInlineSize: '14rem' })
export const columnLine = style({ clear: 'both', display: 'flex', alignItems: 'center', gap: space[1] })
styleSelector(`${columnLine} > label`, { flex: '1 1 auto' })
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.targetMinimum,
  blockSize: size.targetMinimum,
  borderRadius: radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text, background: vars.color.hover },
    '&:focus-visible': insetFocusRing,
  },
})
