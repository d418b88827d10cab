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

/** `none`: tables and roles only; `tiny`: one user per role and a handful of records. */
export type TestSeed = 'none' | 'tiny'

declare module 'vitest' {
  export interface ProvidedContext {
    place: TestPlace
  }
}

/** What a global setup receives. */
export type Project = Pick<TestProject, 'provide'>
