import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, mediaQuery, size, space } from '../../../tokens/scale.ts'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${size.rail} minmax(0, 1fr)`,
  minBlockSize: '100dvb',
  '@media': {
    [mediaQuery.railIcons]: { gridTemplateColumns: `${size.iconRail} minmax(0, 1fr)` },
    [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
})

export const rail = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.rail,
  blockSize: '100dvb',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.navTextMuted} transparent`,
  '@media': { [mediaQuery.phone]: { display: 'none' }, print: { display: 'none' } },
})

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const main = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: `calc(${size.content} + 2 * ${vars.gutter})`,
  paddingInline: vars.gutter,
  paddingBlockStart: space[4],
  paddingBlockEnd: space[16],
  outline: 'none',
})

export const drawerScrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  background: vars.scrim,
})
// twice the class: the styles of dialogs arrive later than these, and must not win
export const drawer = style({ selectors: { '&&': { overflowY: 'auto', background: vars.color.nav } } })
export const drawerDialog = style({ minBlockSize: '100%', outline: 'none' })
