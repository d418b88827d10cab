import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out of react-router what the portal does not use (ADR 13). The package answers every browser
 * with its development build, so the production build beside it is taken; and it neither marks `forwardRef` and
 * `createContext` as free of effects nor keeps from naming the result, so that its links and forms would stay for the
 * sake of a name that only the developer tools show.
 */
export function slimRouter(): Plugin {
  return {
    name: 'capiz:slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^?]*\.mjs$/ },
      // lines stay where they are
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(
            /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
            '$1/* @__PURE__ */ $2',
          ),
        map: null,
      }),
    },
  }
}
