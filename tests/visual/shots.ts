import type { Page } from 'playwright'

/** The themes every story is taken in. */
export const themes = ['light', 'dark'] as const

/** A theme a picture is taken in. */
export type Theme = (typeof themes)[number]

/** One page to open: a story at a width, for a picture in each theme. */
export interface Shot {
  story: string
  /** Width of the page in px. */
  width: number
  /** Smallest height of the page in px; a longer story is taken whole. */
  height: number
}

/** What a story may say under `parameters.visual`. */
interface VisualParameters {
  widths?: number[]
  height?: number
  /** Why the story has no picture. */
  skip?: string
}

interface Extracted {
  parameters: { visual?: VisualParameters }
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void>; extract: () => Promise<Record<string, Extracted>> }
}

const DEFAULT_WIDTH = 1024
const DEFAULT_HEIGHT = 480

/** Asks the built Storybook for every story and its widths, and lists the pages to open for them. */
export async function listShots(page: Page, url: string): Promise<Shot[]> {
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => (window as PreviewWindow).__STORYBOOK_PREVIEW__ !== undefined)
  const stories = await page.evaluate(async () => {
    const preview = (window as PreviewWindow).__STORYBOOK_PREVIEW__
    if (preview === undefined) throw new Error('The preview has gone.')
    await preview.ready()
    const found = Object.entries(await preview.extract())
    return found.map(([id, { parameters }]) => ({ id, visual: parameters.visual }))
  })
  return stories.flatMap(({ id, visual }) => shotsOf(id, visual ?? {}))
}

function shotsOf(story: string, visual: VisualParameters): Shot[] {
  if (visual.skip !== undefined) return []
  const { widths = [DEFAULT_WIDTH], height = DEFAULT_HEIGHT } = visual
  return widths.map((width) => ({ story, width, height }))
}

/** Path of a picture below the folder of pictures, with forward slashes: `component/story.theme.width.png`. */
export function pictureName({ story, width }: Shot, theme: Theme): string {
  const [component, name] = story.split('--')
  return `${component}/${name}.${theme}.${width}.png`
}
