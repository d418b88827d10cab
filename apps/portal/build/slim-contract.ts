import type { Plugin } from 'vite'

/** In the table only sentences begin with a capital and have blanks. */
const sentence = /'[A-Z][^'\n]* [^'\n]*'|"[A-Z][^"\n]* [^"\n]*"/g

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
        code: code.replaceAll(sentence, "''"),
        map: null,
      }),
    },
  }
}
