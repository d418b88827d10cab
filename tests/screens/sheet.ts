import { mkdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { settle, type FoundScreen } from './crawl.ts'

/** A screen with its pictures taken. */
export interface SeenScreen {
  /** `officer.doctor.code.records`, the beginning of the names of its pictures */
  name: string
  path: string
  notes: string[]
}

const widths = [1440, 1024, 390] as const
const schemes = ['light', 'dark'] as const
/** Limit of the height of a picture: content below repeats, and a person has to look at the sheet. */
const tallest = 2600
const usual = 900

/** Elements that reach over the right edge of the window, the outermost named. */
function tooWide(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px wider than the window` : null
  })
}

/** Pictures of the screen the page stands at, in every width and scheme, each a file of its own. */
export async function photograph(
  page: Page,
  who: string,
  screen: FoundScreen,
  out: string,
): Promise<SeenScreen> {
  const name = `${who}${screen.kind.replaceAll(':', '').replaceAll('/', '.').replace(/\.$/, '.home')}`
  const notes = [...new Set(screen.diagnostics)]
  mkdirSync(`${out}/single`, { recursive: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: usual })
    await settle(page)
    const wide = await tooWide(page)
    if (wide !== null) notes.push(`${width}: ${wide}`)
    // a window as high as the page: in a picture of the full page what is fixed would end half way
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(Math.max(height, usual), tallest) })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${out}/single/${name}.${colorScheme}.${width}.png` })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: usual })
  return { name, path: screen.path, notes }
}

const shown = [
  [1440, 'light', 780],
  [1440, 'dark', 780],
  [1024, 'light', 780],
  [390, 'light', 382],
  [390, 'dark', 382],
] as const

/** One picture of all the pictures of a screen, small enough to be looked at in one piece. */
export async function sheetOf(page: Page, screen: SeenScreen, out: string): Promise<void> {
  const image = (width: number, scheme: string) =>
    readFileSync(`${out}/single/${screen.name}.${scheme}.${width}.png`).toString('base64')
  const pictures = shown.map(
    ([width, scheme, size]) =>
      `<div style="width:${size}px;max-height:900px;overflow:hidden">
        <img style="width:100%" src="data:image/png;base64,${image(width, scheme)}"></div>`,
  )
  await page.setContent(
    `<body style="margin:8px;background:#888;font:14px sans-serif">${screen.name} · ${screen.path}
     <div style="display:flex;flex-wrap:wrap;gap:8px;align-items:start;margin-top:4px">${pictures.join('')}</div></body>`,
  )
  await page.screenshot({ path: `${out}/${screen.name}.png`, fullPage: true })
}
