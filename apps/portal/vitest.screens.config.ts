import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { findBrowser } from '../../scripts/browser.ts'
import { screenServers } from './test/screen-servers.ts'
import viteConfig from './vite.config.ts'

const { executablePath, env, args } = await findBrowser()
const { plugin, commands } = screenServers()

/** The screens in a browser, over the real server in the process of the tests. */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test' }),
  defineConfig({
    // Under tests react-aria draws whole lists unless this is set, and there is no `process` in a browser.
    define: { 'process.env.VIRT_ON': 'true' },
    plugins: [plugin],
    // it would lie over the screen and take its clicks
    server: { hmr: { overlay: false } },
    // found late, a dependency would reload the page under a running test
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', 'test/*.{ts,tsx}'],
      // found only once a thread starts, which would build all others anew in the middle of a test
      include: ['axe-core', 'pdfjs-dist/build/pdf.worker.min.mjs'],
    },
    test: {
      name: 'screens',
      include: ['src/**/*.screen.test.tsx'],
      setupFiles: ['test/setup.ts'],
      // long, for a busy machine: a failure only takes longer to show
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // as in the journeys: one stumble on a busy machine does not throw a whole run away; `npm test` names what needed it
      retry: 1,
      // browser and server wait for each other, so a page per core keeps the cores busy
      maxWorkers: availableParallelism(),
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        commands,
        provider: playwright({
          launchOptions: { executablePath, env, args },
          contextOptions: { locale: 'en-PH', timezoneId: 'Asia/Manila', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 900 },
        // as in the journeys: a text or name that is part of the whole is enough
        locators: { exact: false },
        screenshotFailures: false,
      },
    },
  }),
)
