import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { findBrowser } from '../../scripts/browser.ts'
import { refuseLateDependencies } from './refuse-late-dependencies.ts'
import viteConfig from './vite.config.ts'

const { executablePath, env, args } = await findBrowser()

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Under tests react-aria draws whole lists unless this is set, and there is no `process` in a browser.
    define: { 'process.env.VIRT_ON': 'true' },
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
        initialGlobals: { theme: process.env['CAPIZ_STORY_THEME'] ?? 'light' },
      }),
      refuseLateDependencies(),
    ],
    test: {
      name: 'stories',
      testTimeout: 40_000,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath, env, args },
          contextOptions: { locale: 'en-PH', timezoneId: 'Asia/Manila', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 900 },
      },
    },
  }),
)
