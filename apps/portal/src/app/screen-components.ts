import type { ComponentType } from 'react'
import { whenFetched } from '../platform/loading/lazy-screen.ts'
import { screenLoader } from './preload.ts'
import { routes, type ScreenName } from '../platform/routing/routes.ts'

/** The screens by name, each fetched when it is first shown. */
export const screenComponents = Object.fromEntries(
  routes.map(({ screen }) => [screen, whenFetched(screenLoader(screen))]),
) as Record<ScreenName, ComponentType>
