import type { Look, PreparedStory, Shot } from './shots.ts'
import { shotsOf } from './shots.ts'

/** A mode of Chromatic: a window, the toolbar's globals and media features. */
export interface Mode {
  viewport: { width: number; height: number }
  theme: 'light' | 'dark'
  spacing: 'normal' | 'wide'
  forcedColors?: 'active'
  media?: 'print'
}

/** The modes of a story by name. */
export type Modes = Readonly<Record<string, Mode>>

/** Returns the name of the mode that takes a picture: `dark 1024`. */
export const modeOf = ({ width }: Shot, look: Look): string => `${look} ${width}`

function modeFor({ width, height }: Shot, look: Look): Mode {
  return {
    viewport: { width, height },
    theme: look === 'dark' || look === 'print' ? 'dark' : 'light',
    spacing: look === 'spaced' ? 'wide' : 'normal',
    ...(look === 'forced' && { forcedColors: 'active' }),
    ...(look === 'print' && { media: 'print' }),
  }
}

/** Returns the parameters by which Chromatic takes the pictures of a story that the run here takes. */
export function chromaticOf(story: PreparedStory): { modes: Modes } | { disableSnapshot: true } {
  const entries = shotsOf(story).flatMap((shot) =>
    shot.looks.map((look) => [modeOf(shot, look), modeFor(shot, look)] as const),
  )
  return entries.length === 0 ? { disableSnapshot: true } : { modes: Object.fromEntries(entries) }
}
