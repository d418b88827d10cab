import type { SeedList } from './lists.ts'

/** Rules to begin with: without its licence a provider takes no new affiliations, and after a month staff look at it. */
const rules: readonly Readonly<Record<string, unknown>>[] = [
  {
    code: 'LICENCE-FACILITY',
    description: 'Licence to operate',
    subject: 'FACILITY',
    documentTypes: 'LTO',
    holdAfter: 1,
    proposeAfter: 30,
    isActive: true,
  },
  {
    code: 'LICENCE-PHYSICIAN',
    description: 'Professional licence',
    subject: 'PHYSICIAN',
    documentTypes: 'PRC',
    holdAfter: 1,
    proposeAfter: 30,
    isActive: true,
  },
  {
    code: 'PHILHEALTH-FACILITY',
    description: 'PhilHealth accreditation of facilities',
    subject: 'FACILITY',
    documentTypes: 'PHIC',
    holdAfter: 60,
    isActive: false,
  },
]

/** The list of what follows from lapsed documents; the retired entry names a type of its own. */
export const lapseRules: SeedList = {
  base: 'lapse-rule',
  entries: rules,
  tiny: 3,
  retired: { subject: 'PHYSICIAN', documentTypes: 'PTR', isActive: false },
}
