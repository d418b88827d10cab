import type { DocumentEntity } from '@capiz/api/contract/document'
import type { Permission } from '@capiz/domain/access'
import type { PageType } from '@capiz/domain/reference'
import { and, eq } from 'drizzle-orm'
import type { Principal } from '../auth/principal.ts'
import { physician } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'
import { facilityFor, need, seesWholeRecord } from '../facility/scope.ts'
import { refuse } from '../http/refuse.ts'

/** What a kind of document is: whose it is, which papers it takes, and whether a newer one replaces the older. */
export interface DocumentKind {
  entity: DocumentEntity
  target: 'facility' | 'physician'
  pages: readonly PageType[]
  supersedes: boolean
  label: string
}

const kinds: readonly DocumentKind[] = [
  {
    entity: 'hf/document',
    target: 'facility',
    pages: ['HF_CREDENTIAL'],
    supersedes: true,
    label: 'Facility document',
  },
  {
    entity: 'hf/contract',
    target: 'facility',
    pages: ['HF_CONTRACT'],
    supersedes: true,
    label: 'Facility contract',
  },
  { entity: 'hf/memo', target: 'facility', pages: ['HF_MEMO'], supersedes: false, label: 'Facility memo' },
  {
    entity: 'phy/document',
    target: 'physician',
    pages: ['PHY_CREDENTIAL', 'DENTIST_CREDENTIAL'],
    supersedes: true,
    label: 'Physician document',
  },
  {
    entity: 'phy/contract',
    target: 'physician',
    pages: ['PHY_CONTRACT'],
    supersedes: true,
    label: 'Physician contract',
  },
  {
    entity: 'phy/memo',
    target: 'physician',
    pages: ['PHY_MEMO'],
    supersedes: false,
    label: 'Physician memo',
  },
]

/** The kind behind a path word; the router lets only known words through. */
export function documentKind(entity: string): DocumentKind {
  return kinds.find((kind) => kind.entity === entity) ?? refuse('NOT_FOUND')
}

/** Whose record a path word is about; remarks also take the bare `hf` and `phy`. */
export function targetOf(entity: string): DocumentKind['target'] {
  return entity === 'hf' || entity.startsWith('hf/') ? 'facility' : 'physician'
}

/** The record documents hang on, as far as they need it. */
export interface DocumentOwner {
  id: number
  code: string
  name: string
  version: number
}

async function physicianFor(
  db: Executor,
  code: string,
  principal: Principal,
  permission: Permission,
): Promise<DocumentOwner> {
  need(principal, permission)
  // A coordinator sees the public fields of an affiliated physician, never the papers (domain model 5.2).
  const mine = principal.marker === 'ADMIN' || (principal.marker === 'PHY' && principal.linkedCode === code)
  const [row] = mine
    ? await db
        .select()
        .from(physician)
        .where(and(eq(physician.code, code), eq(physician.deleted, false)))
        .limit(1)
    : []
  if (!row) return refuse('NOT_FOUND')
  return { id: row.id, code, name: `${row.lastName}, ${row.firstName}`, version: row.version }
}

/** The record whose documents the caller may see or change; 404 for anybody else's (reliability A1). */
export async function documentOwner(
  db: Executor,
  kind: Pick<DocumentKind, 'target'>,
  code: string,
  principal: Principal,
  act: 'VIEW' | 'EDIT',
): Promise<DocumentOwner> {
  if (kind.target === 'physician') return physicianFor(db, code, principal, `PHY_${act}`)
  const record = await facilityFor(db, code, principal, `HF_${act}`)
  return seesWholeRecord(principal, code) ? record : refuse('NOT_FOUND')
}
