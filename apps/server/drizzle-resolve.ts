import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const here = import.meta.url
const own = createRequire(here)
let isResolving = false

/**
 * drizzle-kit is hoisted to the root of the workspace while drizzle-orm stays in this one, so the generator cannot
 * find it by itself; this hook answers for it. Used by `npm run db:generate` only.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    if (!context.conditions.includes('require')) return next(specifier, { ...context, parentURL: here })
    if (isResolving) return next(specifier, context)
    isResolving = true
    try {
      return { url: pathToFileURL(own.resolve(specifier)).href, format: 'commonjs', shortCircuit: true }
    } finally {
      isResolving = false
    }
  },
})
