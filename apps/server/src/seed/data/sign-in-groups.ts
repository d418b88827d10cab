import type { SeedList } from './lists.ts'

/** Groups of the single sign-on of the sample; they mean something where one is set up. */
export const signInGroups: SeedList = {
  base: 'sign-in-group',
  entries: [
    { code: 'ACCREDITATION', description: 'capiz-accreditation', role: 'ACCREDITATION_OFFICER' },
    { code: 'RATES', description: 'capiz-rates', role: 'RATES_OFFICER' },
  ],
  tiny: 0,
  retired: { role: 'REPORTS_VIEWER' },
}
