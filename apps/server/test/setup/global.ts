import type { Project } from './place.ts'
import { setUpPglite } from './pglite.ts'
import { setUpPostgres } from './postgres.ts'

/** Prepares the databases every test file copies, on the engine CAPIZ_TEST_DATABASE names. */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const postgres = process.env['CAPIZ_TEST_DATABASE'] === 'postgres'
  return postgres ? setUpPostgres(project) : setUpPglite(project)
}
