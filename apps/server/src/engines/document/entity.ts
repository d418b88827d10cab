import type { DocumentEntity } from '@capiz/api/contract/document'
import type { PageType } from '@capiz/domain/reference'
import { refuse } from '../../platform/errors/refuse.ts'

/** A kind of document: its owner, the documents it takes, and whether a newer one replaces the older. */
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
