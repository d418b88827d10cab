import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Preview } from '@storybook/react-vite'
import type { PropsWithChildren, ReactElement } from 'react'
import { lazy, Suspense } from 'react'

/*
 * The pages are loaded when one is opened: a story, and every picture of one, does without them. What stories depend on
 * is not traced through this file either (chromatic.config.json, tests/visual/affected.ts).
 */
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }))
const Frame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }))

/** The page of a component. */
export function DocsPage(): ReactElement {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}

/** Renders the frame around the docs. */
export function DocsSurroundings(props: PropsWithChildren<DocsContainerProps>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  )
}

/** Fails the story an anatomy is drawn from when a part named there is not in it. Only in tests. */
export const refuseLostParts: NonNullable<Preview['afterEach']> = async (context) => {
  if (!('__vitest_worker__' in globalThis)) return
  const { checkParts } = await import('./anatomy/check.ts')
  await checkParts(context)
}
