import type { Page } from 'playwright'
import type { Findings } from './rules.ts'
import type { Visit } from './visits.ts'

/** Most landmarks of a screen: a reader walks through them as through a list of contents. */
const mostLandmarks = 14

/** Landmarks have one name each among their kind, and there are few (WCAG 2.2, 1.3.1 and 2.4.1). */
export function landmarks(page: Page): Promise<Findings> {
  return page.evaluate((most) => {
    const kinds: Readonly<Record<string, string>> = {
      main: 'main, [role="main"]',
      banner: 'body > * header:not(main header, section header, article header), [role="banner"]',
      navigation: 'nav, [role="navigation"]',
      complementary: 'aside, [role="complementary"]',
      region: 'section[aria-label], section[aria-labelledby], [role="region"]',
      search: 'search, [role="search"]',
      form: 'form[aria-label], form[aria-labelledby]',
    }
    const isShown = (element: Element) =>
      element.checkVisibility() && element.closest('[aria-hidden="true"], [inert]') === null
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim()
    const found = Object.entries(kinds).flatMap(([kind, selector]) =>
      [...document.querySelectorAll(selector)]
        .filter(isShown)
        .map((element) => ({ kind, name: nameOf(element) })),
    )
    const problems = found.flatMap(({ kind, name }, at) => {
      const same = found.filter((other) => other.kind === kind)
      if (same.length === 1) return []
      if (name === '') return [`${kind} without a name among ${same.length}`]
      const isRepeated = found.findIndex((other) => other.kind === kind && other.name === name) < at
      return isRepeated ? [`two ${kind}s are called ${name}`] : []
    })
    return found.length > most
      ? [
          ...problems,
          `${found.length} landmarks: ${found.map(({ kind, name }) => `${kind} ${name}`).join(', ')}`,
        ]
      : problems
  }, mostLandmarks)
}

/** A cell of a list says a day once: what is drawn and what is read is one text, or the row is read twice. */
export function namesOnce(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const day = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}\b/gu
    const textOf = (element: Element): string => {
      if (element.getAttribute('aria-hidden') === 'true') return ''
      return [...element.childNodes]
        .map((node) => (node instanceof Element ? textOf(node) : (node.textContent ?? '')))
        .join(' ')
    }
    const cells = [...document.querySelectorAll('main [role="grid"] tbody :is(td, th)')].filter((cell) =>
      cell.checkVisibility(),
    )
    return cells.flatMap((cell) => {
      const days: readonly string[] = textOf(cell).match(day) ?? []
      const twice = days.find((text, at) => days.indexOf(text) !== at)
      return twice === undefined
        ? []
        : [`${twice} twice: ${textOf(cell).replaceAll(/\s+/gu, ' ').trim().slice(0, 120)}`]
    })
  })
}

/** A screen, and the title it had. */
type Titled = Pick<Visit, 'who' | 'path'> & { title: string }

/** Each address has a title of its own for who reads it, so that tabs, windows and the history tell them apart (2.4.2). */
export function repeatedTitles({ who, path, title }: Titled, all: readonly Titled[]): Findings {
  return all
    .filter((other) => other.who === who && other.path !== path && other.title === title)
    .map((other) => `one title with ${other.path}: ${title}`)
}
