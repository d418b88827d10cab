import type { ReferenceBase } from '@capiz/domain/errors'
import { referenceLists } from '@capiz/domain/reference'

/** Where the lists live. */
export const listsPath = '/provider'

/** The lists in groups; a base that shares another's table is not offered twice. */
export const listGroups: readonly { title: string; bases: readonly ReferenceBase[] }[] = [
  {
    title: 'Facilities',
    bases: [
      'hf-type',
      'hf-category',
      'hf-room-category',
      'hf-cost-center',
      'hf-mace-type',
      'provider-category',
    ],
  },
  {
    title: 'Physicians',
    bases: [
      'phy-type',
      'specialization',
      'subspecialization',
      'training-institution',
      'physician-instrument',
    ],
  },
  { title: 'Services and texts', bases: ['medicard-service', 'document-type', 'text-template'] },
]

/** Address of the requirement rules, beside the lists. */
export const rulesPlace = 'requirement-rules'

/** What can be opened: a list or the rules. */
export type ListPlace = ReferenceBase | typeof rulesPlace

/** What each place is called, in the groups they are offered in. */
export const placeGroups: readonly {
  title: string
  places: readonly { place: ListPlace; label: string }[]
}[] = [
  ...listGroups.map(({ title, bases }) => ({
    title,
    places: bases.map((base) => ({ place: base, label: referenceLists[base].entities })),
  })),
  { title: 'Rules', places: [{ place: rulesPlace, label: 'Required documents' }] },
]
