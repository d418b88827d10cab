import { style } from '../../../styles/rules.ts'
import { line as lines, mediaQuery, space, vars, weight } from '../../../tokens/index.ts'

/** A table in print, because only heads of tables repeat on every page; plain blocks on the screen. */
const inPrint = (display: string) =>
  style({ display: 'block', '@media': { [mediaQuery.print]: { display } } })

export const frame = style([inPrint('table'), { inlineSize: '100%', borderSpacing: 0, minInlineSize: 0 }])
export const body = inPrint('table-row-group')
export const row = inPrint('table-row')
export const cell = style([
  inPrint('table-cell'),
  {
    padding: 0,
    minInlineSize: 0,
  },
])
export const head = style({
  display: 'none',
  '@media': { [mediaQuery.print]: { display: 'table-header-group' } },
})
export const line = style({
  position: 'relative',
  paddingBlockEnd: space[6],
  fontSize: '8pt',
  lineHeight: '11pt',
  // Drawn inside the head, because a border between head and body is lost where the head repeats.
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: space[5],
      borderBlockEnd: `${lines.hairline} solid CanvasText`,
    },
  },
})
export const name = style({
  marginInlineEnd: space[2],
  fontFamily: vars.font.serif,
  fontWeight: weight.strong,
})
export const detail = style({ selectors: { 'code + &': { marginInlineStart: space[2] } } })
export const printed = style({ float: 'inline-end' })
