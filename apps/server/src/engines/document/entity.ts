import type { DocumentEntity } from '@capiz/api/contract/document'
import type { PageType } from '@capiz/domain/reference'
import { refuse } from '../../platform/errors/refuse.ts'

/** A place of attachments: the documents it takes, whether a newer one replaces the older, and its name in the log. */
export interface DocumentPlace {
  entity: string
  pages: readonly PageType[]
  supersedes: boolean
  label: string
  /** type of the owner in the audit log */
  audited: string
}

/** A kind of document of a provider: its owner, the documents it takes, and whether a newer one replaces the older. */
export interface DocumentKind extends DocumentPlace {
  entity: DocumentEntity
  target: 'facility' | 'physician'
}

const kinds: readonly Omit<DocumentKind, 'audited'>[] = [
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
  const kind = kinds.find((one) => one.entity === entity) ?? refuse('NOT_FOUND')
  return { ...kind, audited: kind.target === 'facility' ? 'health-facility' : 'physician' }
}

/** Whose record a path word is about; remarks also take the bare `hf` and `phy`. */
export function targetOf(entity: string): DocumentKind['target'] {
  return entity === 'hf' || entity.startsWith('hf/') ? 'facility' : 'physician'
}
