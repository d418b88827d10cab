import { fileURLToPath } from 'node:url'

const ours = (file: string): string =>
  fileURLToPath(new URL(`../src/platform/react-aria/${file}`, import.meta.url))

/**
 * Resolves two modules of react-aria to short ones: each of its components would listen for another language of the browser,
 * which loads its locale data before anything is drawn, and for the end of rendering by a server (ADR 27).
 */
export const reactAriaModules = [
  { find: /^\.{1,2}\/(?:private\/)?(?:i18n\/)?I18nProvider\.mjs$/, replacement: ours('I18nProvider.tsx') },
  { find: /^(?:\.{1,2}\/)+(?:private\/)?ssr\/SSRProvider\.mjs$/, replacement: ours('SSRProvider.ts') },
]
