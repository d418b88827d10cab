import type { Project } from './place.ts'

/** Starts a PostgreSQL of its own for the run. */
export async function setUpPostgres(_project: Project): Promise<() => Promise<void>> {
  throw new Error('not written yet')
}
