import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { mediaQuery } from '../tokens/scale.ts'
import { layers } from './layers.css.ts'

const print = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.overrides]: { '@media': { [mediaQuery.print]: rule } } } })

// Black on white; anything marked data-print="hide" (rail, buttons, filters) leaves the page.
print('body', { color: 'CanvasText', background: 'Canvas', fontSize: '10pt', lineHeight: '14pt' })
print('[data-print="hide"]', { display: 'none' })
print('thead', { display: 'table-header-group' })
// A table for layout holds the whole page in one row, which has to break.
print('tr:not(table[role="presentation"] > tbody > tr), li, figure', { breakInside: 'avoid' })
print('h1, h2, h3', { breakAfter: 'avoid' })
