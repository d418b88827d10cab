import type { Page } from 'playwright'
import { modeOf, type Modes } from '../../apps/storybook/src/pictures/chromatic.ts'
import { keyStories } from '../../apps/storybook/src/pictures/key-stories.ts'
import { type Shot, shotsOf, type VisualParameters } from '../../apps/storybook/src/pictures/shots.ts'
import type { Shard } from './options.ts'

interface Extracted {
  parameters: {
    visual?: VisualParameters
    chromatic?: { modes?: Modes; disableSnapshot?: boolean }
    viewport?: { options?: Record<string, { styles?: { width?: string } }> }
  }
  storyGlobals: { theme?: string; viewport?: { value?: string } }
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void>; extract: () => Promise<Record<string, Extracted>> }
}

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
      return {
        id,
        visual: parameters.visual ?? {},
        theme: storyGlobals.theme,
        viewport: width > 0 ? width : undefined,
        modes: Object.keys(parameters.chromatic?.modes ?? {}),
      }
    })
  })
  const missing = [...keyStories].filter((key) => !stories.some(({ id }) => id === key))
  if (missing.length > 0) throw new Error(`key-stories.ts names stories that are gone: ${missing.join(', ')}`)
  return stories.flatMap(({ modes, ...story }) => {
    const shots = shotsOf(story)
    const own = shots.flatMap((shot) => shot.looks.map((look) => modeOf(shot, look)))
    // Chromatic reads its list from the same preview; two lists would drift.
    if (own.join() !== modes.join())
      throw new Error(`${story.id}: Chromatic takes ${modes.join(', ')}; the run here ${own.join(', ')}`)
    return shots
  })
}

/** Returns the pages of the stories of one shard; neighbours, which take about as long, go to different shards. */
export function inShard(shots: readonly Shot[], { index, count }: Shard): Shot[] {
  const stories = [...new Set(shots.map(({ story }) => story))]
  const own = new Set(stories.filter((_, place) => place % count === index))
  return shots.filter(({ story }) => own.has(story))
}
