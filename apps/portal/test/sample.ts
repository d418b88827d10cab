import { createClient } from '@capiz/api/client'
import { commands } from 'vitest/browser'
import { config } from '../src/platform/config.ts'
import type { Row } from './commands.ts'

/** The password of every user of the sample. */
export const samplePassword = 'Bangka-sa-Ilog-77'

/** Users of the sample: one of each role, and second ones where two people must differ. */
export type SampleUser =
  | 'physician'
  | 'coordinator'
  | 'officer'
  | 'rates'
  | 'approver'
  | 'compliance'
  | 'reports'
  | 'admin'
  | 'officer2'
  | 'coordinator2'
  | 'physician2'

/**
 * Signs a user in beside the screen and returns the calls of that session. A user has one session: whoever is signed in on
 * the screen must be somebody else.
 */
export async function callsOf(username: SampleUser): Promise<ReturnType<typeof createClient>['call']> {
  const client = createClient({ bases: config.bases })
  await client.session.signIn(username, samplePassword)
  return client.call
}

/** Reads the database behind the screen. */
export function query<T extends Row>(text: string): Promise<T[]> {
  return commands.query(text) as Promise<T[]>
}

/** Reads the one row a query has; throws when there is another number of them. */
export async function queryOne<T extends Row>(text: string): Promise<T> {
  const rows = await query<T>(text)
  const [row] = rows
  if (!row || rows.length !== 1) throw new Error(`${rows.length} rows: ${text}`)
  return row
}
