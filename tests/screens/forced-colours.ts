import type { Page } from 'playwright'
import type { Findings } from './rules.ts'

/**
 * In forced colours every field, and every button without words, keeps an edge or a drawing. The contrast of text is that of
 * the reader's own palette there; axe compares it with the ground of the author and would be wrong.
 */
export async function forcedColours(page: Page): Promise<Findings> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' })
  const lost = await page.evaluate(() => {
    const controls = 'main :is(button, input:not([type="hidden"]), select, textarea, [role="combobox"])'
    const hasEdge = (element: Element): boolean => {
      const { borderTopWidth, borderBottomWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
      return (
        borderTopWidth !== '0px' ||
        borderBottomWidth !== '0px' ||
        (outlineStyle !== 'none' && outlineWidth !== '0px')
      )
    }
    const isMarked = (element: HTMLElement): boolean => {
      if (element.matches('button') && element.textContent.trim() !== '') return true
      if (element.querySelector('svg, img') !== null) return true
      // the frame of a field may belong to what is around it
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      return around.some((one) => one instanceof HTMLElement && hasEdge(one))
    }
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        // what is drawn by a label is there for readers only
        return width > 2 && height > 2 && getComputedStyle(element).clipPath === 'none'
      })
      .filter((element) => element.closest('label') === null && !isMarked(element))
      .map((element) => `no edge: ${element.getAttribute('aria-label') ?? element.id}`)
  })
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' })
  return lost
}
