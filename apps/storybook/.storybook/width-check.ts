import type { Preview } from '@storybook/react-vite'

const narrow = new Set(['w320', 'w390'])

/**
 * Fails the test of a story on a phone whose page is wider than its window: nobody should have to read sideways (WCAG 1.4.10).
 * What is wider than a phone, such as a table, scrolls inside a frame of its own.
 */
export const refuseSideways: NonNullable<Preview['afterEach']> = ({ globals }) => {
  const { value } = (globals['viewport'] ?? {}) as { value?: string }
  if (!('__vitest_worker__' in globalThis) || !narrow.has(value ?? '')) return
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    throw new Error(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`)
}
