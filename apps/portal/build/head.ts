import type { Plugin } from 'vite'

/**
 * Writes into the start page what its first script will need anyway, so that it comes beside that script: the file of the
 * named group of modules, its imports and its style. Fonts come after the text they are for; the fallback faces have
 * their metrics.
 */
export function fetchFromHead(group: string): Plugin {
  return {
    name: 'capiz:fetch-from-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const files = Object.values(bundle)
        const common = files.find((file) => file.type === 'chunk' && file.name === group)
        if (common?.type !== 'chunk') throw new Error(`The build has no part named ${group}.`)
        const link = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })
        return [
          ...[...(common.viteMetadata?.importedCss ?? [])].map((file) => link('stylesheet', file)),
          ...[common.fileName, ...common.imports].map((file) => link('modulepreload', file)),
        ]
      },
    },
  }
}
