import { documentStates } from '@capiz/domain/document'
import type { IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/types.ts'
import { manyOf } from '../../platform/list/page.ts'
import { verificationSources } from '../reference/verification-sources.ts'
import { hasUnprovenClaim } from './claims-sql.ts'
import { documentStateIs, type DocumentOwner, type StateFilter } from './document-state-sql.ts'

/** The value of the filter for providers with a claim that is not verified. */
const unproven = 'UNPROVEN'

/**
 * The filter `credentialState` of a list: states of documents and `UNPROVEN`, separated by commas, of which one holds;
 * those nobody knows find nothing.
 */
export async function credentialStateFilter(
  db: Executor,
  owner: DocumentOwner,
  text: string | undefined,
  today: IsoDate,
): Promise<StateFilter | undefined> {
  const asked = manyOf(text)
  if (!asked) return undefined
  const states = documentStates.filter((state) => asked.includes(state))
  const ofDocuments = await documentStateIs(db, owner, states, today)
  if (!asked.includes(unproven)) return ofDocuments
  const condition = hasUnprovenClaim(owner, await verificationSources(db), today)
  return {
    name: JSON.stringify([ofDocuments.name, unproven]),
    where: [sql`(${sql.join([...ofDocuments.where, condition], sql` or `)})`],
    tables: [...ofDocuments.tables, 'verification'],
  }
}
