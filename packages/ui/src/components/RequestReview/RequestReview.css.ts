import { style } from '../../styles/rules.ts'
import { layer, line, mediaQuery, radius, space, type, vars } from '../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`
const card = { border: hairline, borderRadius: radius.card, background: vars.color.surface } as const

export const root = style({ containerType: 'inline-size' })
export const columns = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@container': { '(min-width: 880px)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const main = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const changes = style({ ...card, overflow: 'hidden' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
  padding: space[4],
})
export const title = style({ ...type.h3 })
export const muted = style({ ...type.body, color: vars.color.textMuted })
export const panel = style({
  ...card,
  display: 'grid',
  gap: space[3],
  padding: space[4],
  position: 'sticky',
  zIndex: layer.raised,
  insetBlockEnd: '0',
  '@container': { '(min-width: 880px)': { insetBlockStart: space[4], insetBlockEnd: 'auto' } },
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const buttons = style({
  display: 'grid',
  gap: space[3],
  '@container': {
    '(min-width: 480px) and (max-width: 879px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
})
export const list = style({ paddingInlineStart: space[4] })
export const trail = style({ ...card, padding: space[4], display: 'grid', gap: space[4] })
