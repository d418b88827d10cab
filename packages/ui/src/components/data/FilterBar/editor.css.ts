import { style } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, size, space, type, vars } from '../../../tokens/index.ts'

export const popover = style({
  inlineSize: 'min(20rem, 100vw)',
  borderRadius: radius.card,
  color: vars.color.text,
  background: vars.layerSurface.popover,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})
export const sheet = style({
  position: 'fixed',
  inset: '0',
  zIndex: layer.dialog,
  background: vars.color.surface,
  outline: 'none',
})
export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: '100dvb',
  outline: 'none',
})
export const tall = style({ blockSize: '100dvb' })
export const title = style({ ...type.label, padding: space[3], paddingBlockEnd: space[2] })
export const body = style({
  overflowY: 'auto',
  maxBlockSize: '24rem',
  paddingInline: space[3],
  paddingBlockEnd: space[3],
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
})
export const tallBody = style({ maxBlockSize: 'none' })
export const group = style({ display: 'grid', border: 0 })
export const legend = style({ ...type.label, paddingBlockEnd: space[1] })
export const option = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: `calc(${size.targetMinimum} + ${space[2]})`,
  paddingInline: space[1],
  borderRadius: radius.control,
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const check = style({ inlineSize: space[4], blockSize: space[4], accentColor: vars.color.accent })
export const text = style({
  ...type.body,
  inlineSize: '100%',
  blockSize: vars.density.control,
  paddingInline: space[3],
  borderRadius: radius.control,
  border: `${line.hairline} solid ${vars.color.borderControl}`,
  background: vars.color.surface,
})
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}`,
})
