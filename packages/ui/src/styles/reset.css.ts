import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { line, mediaQuery, space, type } from '../tokens/scale.ts'
import { layers } from './layers.css.ts'
import { focusRing } from './rules.ts'

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0 })
reset('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlock: space[16],
  tabSize: 2,
})
reset('body', {
  ...type.body,
  minBlockSize: '100dvb',
  fontFamily: vars.font.sans,
  color: vars.color.text,
  background: vars.color.canvas,
  fontSynthesis: 'none',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
})
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
// no word is alone on the last line of a text
reset('p', { textWrap: 'pretty' })
reset('p, li, dd, h1, h2, h3, h4, td, th, a', { overflowWrap: 'anywhere' })
reset('ul[class], ol[class]', { listStyle: 'none', padding: 0 })
reset('fieldset', { minInlineSize: 0, padding: 0, border: 0 })
reset('legend', { padding: 0 })
reset('input, button, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
reset('button', { padding: 0, border: 0, background: 'none', cursor: 'default' })
reset('a', { color: 'inherit' })
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
reset('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
reset('hr', { border: 0, borderBlockStart: `${line.hairline} solid ${vars.color.border}` })
reset('[hidden]', { display: 'none' })
reset('::placeholder', { color: vars.color.textSubtle, opacity: 1 })
reset('mark', { color: vars.color.text, background: vars.color.highlight })
reset('::selection', { color: vars.color.text, background: vars.color.highlight })
reset(':focus', { outline: 'none' })
// react-aria marks its own elements itself, and only for the keyboard.
const focused = ':focus-visible:not([data-rac]), [data-focus-visible]'
reset(focused, focusRing)
reset(focused, {
  '@media': { [mediaQuery.forcedColors]: { outlineColor: 'Highlight' } },
})
