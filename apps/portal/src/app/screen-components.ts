import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { fetchScreen } from './preload.ts'
import { routes, type ScreenName } from '../platform/routing/routes.ts'

/** The screens by name, each fetched when it is first shown. */
export const screenComponents = Object.fromEntries(
  routes.map(({ screen }) => [screen, lazy(() => fetchScreen(screen))]),
) as Record<ScreenName, LazyExoticComponent<ComponentType>>
