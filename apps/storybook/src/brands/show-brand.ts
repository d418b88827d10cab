import { brandStyle, readTokens } from '@capiz/ui/brand'
import type { TokenGroup } from '@capiz/ui/brand'
import harbour from '../../../../packages/ui/src/brand/harbour.tokens.json'

/** Brands beside our own, each as design tokens of what it changes. */
const brands: Readonly<Record<string, TokenGroup>> = { harbour }

const ID = 'brand'

/** Gives the page a brand, or takes it off; the style sheet is written from the tokens when it is first shown. */
export function showBrand(name: string): void {
  const tokens = brands[name]
  if (tokens === undefined) {
    delete document.documentElement.dataset['brand']
    return
  }
  document.documentElement.dataset['brand'] = name
  if (document.getElementById(`${ID}-${name}`) !== null) return
  const style = document.createElement('style')
  style.id = `${ID}-${name}`
  style.textContent = brandStyle(readTokens(tokens), `[data-brand='${name}']`)
  document.head.append(style)
}
