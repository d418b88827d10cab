import type { Preview } from '@storybook/react-vite'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'

/** The rules whose outcome can differ between the themes: a theme is an attribute that changes colours only. */
const THEMED_RULES = ['color-contrast', 'link-in-text-block']

const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      resolve()
    })
  })

/**
 * Checks a story a second time in the dark theme, so that every story is checked in both. The first, whole check is the
 * addon's own; here only the rules run that see colours. Only in tests: in Storybook the toolbar changes the theme.
 */
export const checkInDark: NonNullable<Preview['afterEach']> = async (context) => {
  if (!('__vitest_worker__' in globalThis) || context.globals['theme'] === 'dark') return
  const { dataset } = document.documentElement
  dataset['theme'] = 'dark'
  // Colours that fade, fade in one frame here: the test browser asks for reduced motion.
  await frame()
  await frame()
  const a11y = context.parameters['a11y'] as Record<string, unknown> | undefined
  const options = { runOnly: { type: 'rule', values: THEMED_RULES } }
  try {
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    })
  } finally {
    dataset['theme'] = 'light'
  }
}
