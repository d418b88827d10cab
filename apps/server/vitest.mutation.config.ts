import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * The tests nearest to the modules that Stryker mutates (stryker.server.json), on PGlite. Tests that start the server as a
 * process of its own are left out: no mutant is active in another process.
 */
export default defineConfig({
  test: {
    include: [
      'test/{audit,auth,password,sign-in-limits,user,admin-users}.test.ts',
      'test/request{,-actions,-desk,-effects,-files,-reads}.test.ts',
      'test/price{,-board,-dates,-day,-fee,-proposal}.test.ts',
    ],
    globalSetup: [fileURLToPath(new URL('test/setup/global.ts', import.meta.url))],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
  },
})
