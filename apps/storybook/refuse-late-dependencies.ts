import type { Plugin } from 'vite'

/**
 * Fails the run when Vite prepares a dependency after the first page has opened. The page then reloads under a running
 * story, which shows as a story failing at random; this names the cause instead.
 */
export function refuseLateDependencies(): Plugin {
  return {
    name: 'capiz:refuse-late-dependencies',
    configResolved({ logger }) {
      const info = logger.info.bind(logger)
      logger.info = (message, options) => {
        info(message, options)
        if (
          !message.includes('dependencies optimized') &&
          !message.includes('optimized dependencies changed')
        )
          return
        logger.error(`${message}\nName what was found late in apps/storybook/dependencies.ts.`)
        process.exitCode = 1
      }
    },
  }
}
