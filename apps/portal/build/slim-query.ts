import type { Plugin } from 'vite'

const INFINITE =
  '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)'

/**
 * Lets the bundler leave out of the query cache what only endless lists need: every list of the portal has pages. Fails the
 * build when a new version of the package asks for them in other words.
 */
export function slimQuery(): Plugin {
  return {
    name: 'capiz:slim-query',
    apply: 'build',
    transform: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/query\.js$/ },
      handler(code) {
        if (!code.includes(INFINITE))
          this.error('query-core reads endless lists in another way: see build/slim-query.ts')
        // lines stay where they are
        return { code: code.replace(INFINITE, 'this.options.behavior'), map: null }
      },
    },
  }
}
