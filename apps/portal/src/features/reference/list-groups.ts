import type { Permission } from '@capiz/domain/access'
import { referenceAreas, referenceBases, referenceLists, type ReferenceBase } from '@capiz/domain/reference'

/** The base path of the lists. */
export const listsPath = '/provider'

/** The lists by their areas; a base that shares another's table is not offered twice. */
export const listGroups: readonly { title: string; bases: readonly ReferenceBase[] }[] = referenceAreas.map(
  (title) => ({
    title,
    bases: referenceBases.filter((base) => {
      const { area, aliasOf } = referenceLists[base]
      return area === title && aliasOf === undefined
    }),
  }),
)

/** Address of the requirement rules, beside the lists. */
export const rulesPlace = 'requirement-rules'

/** Address of the blank forms of document types, beside the lists. */
export const formsPlace = 'blank-forms'

/** A page that can be opened: a list, the rules or the blank forms. */
export type ListPlace = ReferenceBase | typeof rulesPlace | typeof formsPlace

/** The pages with their labels, in the groups they are offered in. */
export const placeGroups: readonly {
  title: string
  places: readonly { place: ListPlace; label: string; permission?: Permission }[]
}[] = [
  ...listGroups.map(({ title, bases }) => ({
    title,
    places: bases.map((base) => ({ place: base, label: referenceLists[base].entities })),
  })),
  {
    title: 'Documents',
    places: [
      { place: rulesPlace, label: 'Required documents' },
      { place: formsPlace, label: 'Blank forms', permission: 'REFERENCE_EDIT' },
    ],
  },
]
