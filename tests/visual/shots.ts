import type { Page } from 'playwright'
import { keyStories } from './key-stories.ts'
import type { Shard } from './options.ts'

/**
 * Mode of a picture: the two themes; forced colours (the light theme under the device's palette); the light theme with the
 * widest text spacing a reader may set; print, from the dark theme; and the light theme at a zoom of the browser.
 */
export type Look = 'light' | 'dark' | 'forced' | 'spaced' | 'print' | 'zoom'

/**
 * One page to open: a story at a width, for a picture in each of its looks. Forced colours have a page of their own: switched
 * on a page that is drawn, they leave lines behind in the next look. Print has one too, for its width.
 */
export interface Shot {
  story: string
  /** Width of the page in px. */
  width: number
  /** Smallest height of the page in px; a longer story is taken whole. */
  height: number
  looks: readonly Look[]
  /** True for the first page of the story, on which its outline is read. */
  isFirst: boolean
}

/** Options of a story in `parameters.visual`. */
interface VisualParameters {
  /** Widths in px, for a story whose layout depends on them. */
  widths?: number[]
  height?: number
  /** Looks to take instead of both themes. */
  looks?: Look[]
  /** Takes one more picture, in forced colours. */
  forcedColors?: boolean
  /** Takes one more picture, as it is printed on A4. */
  print?: boolean
  /** Takes one more picture, in a window of 1280 px with this zoom factor. */
  zoom?: number
  /** Reason why the story has no picture. */
  skip?: string
}

interface Extracted {
  parameters: {
    visual?: VisualParameters
    viewport?: { options?: Record<string, { styles?: { width?: string } }> }
  }
  storyGlobals: { theme?: string; viewport?: { value?: string } }
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void>; extract: () => Promise<Record<string, Extracted>> }
}

const DEFAULT_WIDTH = 1024
const DEFAULT_HEIGHT = 480
/** Width of an A4 page without its margins, 182 mm (`page.css`). */
const PAPER_WIDTH = 688
/** The window WCAG 1.4.10 starts from: at 400 % it is as wide as the smallest phone. */
const ZOOMED_WIDTH = 1280

/** Reads every story and its options from the built Storybook and returns the pages to open. */
export async function listShots(page: Page, url: string): Promise<Shot[]> {
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => (window as PreviewWindow).__STORYBOOK_PREVIEW__ !== undefined)
  const stories = await page.evaluate(async () => {
    const preview = (window as PreviewWindow).__STORYBOOK_PREVIEW__
    if (preview === undefined) throw new Error('The preview has gone.')
    await preview.ready()
    return Object.entries(await preview.extract()).map(([id, { parameters, storyGlobals }]) => {
      const named = storyGlobals.viewport?.value ?? ''
      const width = Number.parseInt(parameters.viewport?.options?.[named]?.styles?.width ?? '', 10)
      return { id, visual: parameters.visual ?? {}, theme: storyGlobals.theme, width }
    })
  })
  const missing = [...keyStories].filter((key) => !stories.some(({ id }) => id === key))
  if (missing.length > 0) throw new Error(`key-stories.ts names stories that are gone: ${missing.join(', ')}`)
  return stories.flatMap(({ id, visual, theme, width }) => {
    // A keyboard story ends in a state that other stories show.
    if (/--(?:.*-)?(?:keyboard|walk)(?:-|$)/.test(id) && Object.keys(visual).length === 0) return []
    // Every other story is taken in both themes, so one that only fixes the theme would be taken twice.
    if (visual.skip !== undefined || (theme !== undefined && visual.looks === undefined)) return []
    return shotsOf(id, visual, width)
  })
}

/** Returns the pages of one story; one made for a viewport has only that width. */
function shotsOf(story: string, visual: VisualParameters, viewport: number): Shot[] {
  const {
    widths = [DEFAULT_WIDTH],
    height = DEFAULT_HEIGHT,
    looks = ['light', 'dark'],
    forcedColors,
    print,
    zoom,
  } = visual
  const isKey = keyStories.has(story)
  const all = new Set<Look>(looks)
  if (isKey || forcedColors === true) all.add('forced')
  if (isKey) all.add('spaced')
  const isForced = all.delete('forced')
  const pages: Omit<Shot, 'isFirst'>[] = (viewport > 0 ? [viewport] : widths).flatMap((width) => [
    ...(all.size > 0 ? [{ story, width, height, looks: [...all] }] : []),
    ...(isForced ? [{ story, width, height, looks: ['forced' as const] }] : []),
  ])
  if (zoom !== undefined)
    pages.push({ story, width: Math.round(ZOOMED_WIDTH / zoom), height, looks: ['zoom'] })
  if (print === true) pages.push({ story, width: PAPER_WIDTH, height, looks: ['print'] })
  return pages.map((page, place) => ({ ...page, isFirst: place === 0 }))
}

/** Returns the path of a picture below the folder of baselines, with forward slashes: `component/story.look.width.png`. */
export function pictureName({ story, width }: Shot, look: Look): string {
  const [component, name] = story.split('--')
  return `${component}/${name}.${look}.${width}.png`
}

/** Returns the pages of the stories of one shard; neighbours, which take about as long, go to different shards. */
export function inShard(shots: readonly Shot[], { index, count }: Shard): Shot[] {
  const stories = [...new Set(shots.map(({ story }) => story))]
  const own = new Set(stories.filter((_, place) => place % count === index))
  return shots.filter(({ story }) => own.has(story))
}
