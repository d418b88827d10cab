import type { TestProject } from 'vitest/node'

/** Where the tests of this run find a ready database to copy. */
export interface TestPlace {
  engine: 'pglite' | 'postgres'
  /** PGlite: file holding the dumped data folder, per kind of seed */
  dumps?: Record<TestSeed, string>
  /** PostgreSQL: address of the server, and the template database per kind of seed */
  server?: string
  templates?: Record<TestSeed, string>
}

/**
 * `none`: tables and roles only; `few`: one user per role, two facilities and two physicians, for tests that make their
 * own records; `tiny`: the whole smallest sample of `src/seed`.
 */
export type TestSeed = 'none' | 'few' | 'tiny'

declare module 'vitest' {
  export interface ProvidedContext {
    place: TestPlace
  }
}

/** What a global setup receives. */
export type Project = Pick<TestProject, 'provide'>
