import type { ReferenceBase } from '@capiz/domain/errors'

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
