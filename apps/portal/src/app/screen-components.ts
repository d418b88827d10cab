import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { fetchScreen } from './preload.ts'
import { routes } from './routes.ts'
import type { ScreenName } from './screens.ts'

/** The screens by name, each fetched when it is first shown. */
export const screenComponents = Object.fromEntries(
  routes.map(({ screen }) => [screen, lazy(() => fetchScreen(screen))]),
) as Record<ScreenName, LazyExoticComponent<ComponentType>>
