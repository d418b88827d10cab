import type { Plugin } from 'vite'

/** Names the parts of a build that the page itself asks for, before any script of it runs. */
export interface Ahead {
  /** group of modules, whose file, style and imports are fetched */
  group: string
  /** fonts of the first screens, by file name without its hash */
  fonts: readonly string[]
}

/** Writes into the start page what its first script will need anyway, so that it comes beside that script. */
export function fetchFromHead({ group, fonts }: Ahead): Plugin {
  return {
    name: 'capiz:fetch-from-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle = {} }) {
        const files = Object.values(bundle)
        const common = files.find((file) => file.type === 'chunk' && file.name === group)
        if (common?.type !== 'chunk') throw new Error(`The build has no part named ${group}.`)
        const fontFiles = fonts.map((name) => {
          const found = files.find((file) => file.type === 'asset' && file.names.includes(name))
          if (found === undefined) throw new Error(`The build has no font ${name}.`)
          return found.fileName
        })
        const crossorigin = ''
        const link = (attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin },
          injectTo: 'head' as const,
        })
        return [
          ...[common.fileName, ...common.imports].map((file) =>
            link({ rel: 'modulepreload', href: `/${file}` }),
          ),
          ...[...(common.viteMetadata?.importedCss ?? [])].map((file) =>
            link({ rel: 'stylesheet', href: `/${file}` }),
          ),
          ...fontFiles.map((file) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` }),
          ),
        ]
      },
    },
  }
}
