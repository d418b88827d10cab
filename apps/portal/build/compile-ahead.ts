import type { Plugin } from 'vite'

/** Parts whose functions nearly all run before the first screen stands, or with the first menu that is opened. */
const parts: readonly string[] = [
  'core',
  'screen',
  'frame',
  'common',
  'requests',
  'dashboard',
  'providers',
  'records',
  'controls',
]

/**
 * Begins these parts with the comment by which Chromium compiles all functions of a file beside the download, off the main
 * thread, in place of one by one when they are first called. To other browsers it is a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'capiz:compile-ahead',
    apply: 'build',
    generateBundle: {
      // the list of files that a part fetches is written before it otherwise
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && parts.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
