import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What a rule found on a screen; nothing when the screen keeps it. */
export type Findings = readonly string[]

/** The rules whose outcome a theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function axe(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<Findings> {
  // The announcer's log names what was spoken by fields that may be gone again; it empties itself after seconds.
  const builder = new AxeBuilder({ page }).exclude('[data-live-announcer]')
  builder.options({ resultTypes: ['violations'], ...options })
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join('; ')}`,
  )
}

/** Every rule of axe, those of WCAG 2.2 AA that are off by themselves among them. */
export const everyRule = (page: Page): Promise<Findings> =>
  axe(page, { rules: { 'target-size': { enabled: true } } })

/** The rules that see colours. */
export const colours = (page: Page): Promise<Findings> =>
  axe(page, { runOnly: { type: 'rule', values: colourRules } })

/** Targets of at least 24 px, or with room around them (WCAG 2.2, 2.5.8). */
export const targets = (page: Page): Promise<Findings> =>
  axe(page, { runOnly: { type: 'rule', values: ['target-size'] } })

/** Nothing is wider than the window (WCAG 2.2, 1.4.10). */
export function sideways(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []
  })
}

/** Lowest top of a page's content in px, below its title, tabs and filters. */
const contentBy = 260

/** The content, as the first framed block or field of a form, begins where readers expect it. */
export function contentTop(page: Page): Promise<Findings> {
  return page.evaluate((by) => {
    const isFramed = (block: HTMLElement): boolean => {
      const { width, height } = block.getBoundingClientRect()
      const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(block)
      // a figure that filters is a button, and content; other buttons are lower
      const least = block.closest('button') === null ? 44 : 64
      return width > 120 && height >= least && borderTopWidth !== '0px' && borderTopLeftRadius !== '0px'
    }
    const isField = (block: HTMLElement): boolean =>
      block.matches('input:not([type="search"]), select, textarea') && block.closest('form') !== null
    // the banner of a record is its head; a notice in it is content
    const isAround = (block: HTMLElement): boolean =>
      block.tagName === 'HEADER' || block.closest('nav, label') !== null
    const tops = [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((block) => isField(block) || (!isAround(block) && isFramed(block)))
      .map((block) => Math.round(block.getBoundingClientRect().top + window.scrollY))
    const first = Math.min(...tops)
    return tops.length > 0 && first > by ? [`begins at ${first} px`] : []
  }, contentBy)
}

/** Highest row of one line in px, in the regular density. */
const lineHeight = 44

/** The rows of lists have one line each where there is room for all their columns. */
export function singleLines(page: Page): Promise<Findings> {
  return page.evaluate((most) => {
    return [...document.querySelectorAll<HTMLTableElement>('main [role="grid"]')].flatMap((grid) => {
      if (
        grid.clientWidth < 900 ||
        grid.querySelector('tbody :is(input:not([type="checkbox"], [type="radio"]), select, textarea)')
      )
        return []
      // a row about two records has a line for each of them
      if (grid.querySelector('tbody [data-pair]')) return []
      // a matrix of ticks is no list, to be set or only read
      // a heading beside the sums of its group takes the lines that a long name needs
      const lines = [...grid.querySelectorAll('tbody tr:not(:has(> th[scope="rowgroup"]))')]
      const cells = [...grid.querySelectorAll('tbody td')]
      const wordless = cells.filter(({ textContent }) => ['', '—'].includes(textContent))
      if (wordless.length > cells.length / 2) return []
      const rows = lines.filter((row) => row.getBoundingClientRect().height > most)
      const label = grid.getAttribute('aria-label') ?? 'table'
      return rows.length > 0 ? [`${label}: ${rows.length} rows of two lines`] : []
    })
  }, lineHeight)
}

/**
 * Lists do not scroll sideways in the window of a desk: the actions of a row, at its end, are in view. A report is read across
 * and scrolls under its first column.
 */
export function wholeLists(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll<HTMLElement>('main [role="grid"]')].filter((grid) => {
      const lead = grid.querySelector('tbody :is(th, td)')
      const isReadAcross = lead !== null && getComputedStyle(lead).position === 'sticky'
      const fields = 'tbody :is(input:not([type="checkbox"], [type="radio"]), select, textarea)'
      return !isReadAcross && !grid.querySelector(fields)
    })
    return lists.flatMap((grid) => {
      const scroller = grid.parentElement ?? grid
      const more = scroller.scrollWidth - scroller.clientWidth
      return more > 1 ? [`${grid.getAttribute('aria-label') ?? 'table'} scrolls by ${more} px`] : []
    })
  })
}

/** Longest text in letters that a row must show whole; what is longer is a sentence. */
const shortLength = 36

/** Room in px beside the longest text of a column from which a cell of another column need not be cut. */
const spareRoom = 80

/**
 * The name of a row is shown whole, since its other columns could be narrower or leave; another short text is cut only where
 * no column has room to spare.
 */
export function wholeCells(page: Page): Promise<Findings> {
  return page.evaluate(
    ({ longest, spare }) => {
      // only readers of the screen hear it
      const isHidden = (part: Element): boolean => part.getBoundingClientRect().width <= 2
      const isCut = (cell: Element): boolean =>
        [...cell.querySelectorAll('*')].some(
          (part) =>
            getComputedStyle(part).overflowX === 'hidden' &&
            !isHidden(part) &&
            (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2),
        )
      const rectsOf = (node: Node): DOMRect[] => {
        // the handle at the end of a heading is no text, a drawing in a cell takes room
        if (node instanceof Element && node.childNodes.length === 0)
          return node.closest('thead') ? [] : [node.getBoundingClientRect()]
        if (node instanceof Element) return isHidden(node) ? [] : [...node.childNodes].flatMap(rectsOf)
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      }
      const roomIn = (cell: Element): number => {
        const rects = rectsOf(cell)
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
        const inside =
          cell.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        if (rects.length === 0) return inside
        return (
          inside - Math.max(...rects.map(({ right }) => right)) + Math.min(...rects.map(({ left }) => left))
        )
      }
      const textOf = ({ textContent }: Element): string => textContent.trim()
      return [...document.querySelectorAll<HTMLTableElement>('main [role="grid"]')].flatMap((grid) => {
        if (grid.closest('form') !== null) return []
        const label = grid.getAttribute('aria-label') ?? 'table'
        // pairs of records take more lines
        const shorts = [...grid.querySelectorAll('tbody :is(th, td):not(:has([data-pair]))')].filter(
          (cell) => textOf(cell).length <= longest && isCut(cell),
        )
        const name = shorts.find(({ tagName }) => tagName === 'TH')
        if (name) return [`${label} cuts ${textOf(name)}`]
        const [cut] = shorts
        if (!cut) return []
        const heads = [...grid.querySelectorAll('thead th')]
        const roomy = heads.find((head, place) => {
          const cells = [...grid.querySelectorAll(`tbody tr > :nth-child(${place + 1})`)]
          return textOf(head) !== '' && cells.length > 0 && Math.min(...[head, ...cells].map(roomIn)) > spare
        })
        return roomy ? [`${label} cuts ${textOf(cut)} beside room in ${textOf(roomy)}`] : []
      })
    },
    { longest: shortLength, spare: spareRoom },
  )
}

/** Rows sorted by their name begin with what they are sorted by: a person by the surname. */
export function shownOrder(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const { compare } = new Intl.Collator('en', {
      ignorePunctuation: true,
      sensitivity: 'base',
      numeric: true,
    })
    const lists = [...document.querySelectorAll<HTMLTableElement>('main [role="grid"]')]
    return lists.flatMap((grid) => {
      const [head] = grid.querySelectorAll('thead th:not(:has(input))')
      const order = head?.getAttribute('aria-sort')
      if (order !== 'ascending' && order !== 'descending') return []
      // what stands below a name in a narrow list is no part of it
      const names = [...grid.querySelectorAll('tbody th')].map((cell) => cell.firstChild?.textContent ?? '')
      // days and numbers are sorted by their value
      if (names.some((name) => !/^\p{L}/u.test(name))) return []
      if (order === 'descending') names.reverse()
      const at = names.findIndex((name, place) => compare(names[place - 1] ?? name, name) > 0)
      const label = grid.getAttribute('aria-label') ?? 'table'
      return at > 0 ? [`${label}: ${names[at - 1] ?? ''} stands before ${names[at] ?? ''}`] : []
    })
  })
}

/** Head and lists end where the content ends, and the top bar with them. */
export function rightEdge(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return []
    const endOf = (part: Element): number => part.getBoundingClientRect().right
    const inside = (part: Element): number =>
      Math.round(endOf(part) - Number.parseFloat(getComputedStyle(part).paddingInlineEnd))
    const edge = inside(main)
    const found: string[] = []
    const bar = document.querySelector('[role="banner"], body header')
    if (bar && !main.contains(bar) && Math.abs(inside(bar) - edge) > 1)
      found.push(`top bar ends at ${inside(bar)} px, content at ${edge} px`)
    for (const grid of main.querySelectorAll('[role="grid"]')) {
      const frame = grid.closest('form') === null ? grid.closest('[aria-busy]') : null
      // beside a second column a list ends before the content does
      const hit = frame && document.elementFromPoint(edge - 20, frame.getBoundingClientRect().top + 20)
      const isBeside = hit?.closest('main') === main && !hit.contains(grid) && frame?.contains(hit) === false
      const end = frame && !isBeside ? Math.round(endOf(frame)) : edge
      if (Math.abs(end - edge) > 1)
        found.push(`${grid.getAttribute('aria-label') ?? 'table'} ends at ${end} px, content at ${edge} px`)
    }
    return found
  })
}

/** Wide text spacing cuts no words without a sign (WCAG 2.2, 1.4.12). */
export async function textSpacing(page: Page): Promise<Findings> {
  await page.evaluate(() => {
    // a sheet of the document itself: the page lets no other style in
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  const found = await page.evaluate(() => {
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      if (!['hidden', 'clip'].includes(overflowX) || clipPath !== 'none') return false
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      return hasText && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 2
    }
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(isCut)
      .map((element) => `cut: ${element.textContent.trim().slice(0, 40)}`)
  })
  const wide = await sideways(page)
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  return [...found, ...wide]
}
