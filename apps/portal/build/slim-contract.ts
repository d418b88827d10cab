import type { Plugin } from 'vite'

/** Leaves out of the endpoint table what only its documentation says: the sentence about each call. */
export function slimContract(): Plugin {
  return {
    name: 'capiz:slim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/api\/src\/contract\/[^?]*\.ts$/ },
      // lines stay where they are
      handler: (code) => ({
        code: code.replaceAll(/^( +summary: )(?:'[^'\n]*'|"[^"\n]*")(,?)$/gm, "$1''$2"),
        map: null,
      }),
    },
  }
}
