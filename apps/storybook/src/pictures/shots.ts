import { keyStories } from './key-stories.ts'

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
  /** True for the docs page of a component: `story` is its id, and its looks may be none, when only its state is checked. */
  isDocs?: boolean
}

/** Options of a story in `parameters.visual`. */
export interface VisualParameters {
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

/** A story as Storybook prepares it. */
export interface PreparedStory {
  id: string
  visual: VisualParameters
  /** Theme that the story fixes. */
  theme: string | undefined
  /** Width in px of the viewport it is made for. */
  viewport: number | undefined
}

const DEFAULT_WIDTH = 1024
const DEFAULT_HEIGHT = 480
/** Width of an A4 page without its margins, 182 mm (`page.css`). */
const PAPER_WIDTH = 688
/** The window WCAG 1.4.10 starts from: at 400 % it is as wide as the smallest phone. */
const ZOOMED_WIDTH = 1280

/** Returns the pages of a story; none for one that has no picture. */
export function shotsOf({ id, visual, theme, viewport }: PreparedStory): Shot[] {
  // A keyboard story ends in a state that other stories show.
  if (/--(?:.*-)?(?:keyboard|walk)(?:-|$)/.test(id) && Object.keys(visual).length === 0) return []
  // An example is there for what it says; the states of its component have their own pictures in both themes.
  if (id.startsWith('examples-')) return pagesOf(id, { looks: ['light'], ...visual }, viewport)
  // Every other story is taken in both themes, so one that only fixes the theme would be taken twice.
  if (visual.skip !== undefined || (theme !== undefined && visual.looks === undefined)) return []
  return pagesOf(id, visual, viewport)
}

/** Returns the pages of one story; one made for a viewport has only that width. */
function pagesOf(story: string, visual: VisualParameters, viewport: number | undefined): Shot[] {
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
  const pages: Omit<Shot, 'isFirst'>[] = (viewport === undefined ? widths : [viewport]).flatMap((width) => [
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
