import type { SeedList } from './lists.ts'
import { table } from './table.ts'

/** The sources at which claims of providers are looked up; addresses are those of the public search pages of each office. */
export const sources = table(
  ['code', 'subject', 'claim', 'documentTypes', 'method', 'daysValid', 'address', 'description'],
  `
  PRC|PHYSICIAN|LICENCE|PRC|WEB|180|https://verification.prc.gov.ph|PRC verification of licence
  PHIC-DOCTOR|PHYSICIAN|PHILHEALTH|PHIC|WEB|180|https://www.philhealth.gov.ph/partners/providers|PhilHealth list of accredited professionals
  PMA|PHYSICIAN|GOOD_STANDING|PMA|LETTER|365|https://www.philippinemedicalassociation.org|Philippine Medical Association
  PDA|PHYSICIAN|GOOD_STANDING|PDA|LETTER|365|https://www.pda.com.ph|Philippine Dental Association
  SOCIETY|PHYSICIAN|SPECIALTY|BOARD;SOCIETY|LETTER|365||Specialty board or society
  PDEA|PHYSICIAN|DRUGS|S2|LETTER|180|https://www.pdea.gov.ph|PDEA list of S2 licences
  BIR-DOCTOR|PHYSICIAN|TAX|BIR2303|WEB|730|https://www.bir.gov.ph|BIR taxpayer verification, professionals
  SANCTIONS-DOCTOR|PHYSICIAN|SANCTIONS||WEB|30||PRC and PhilHealth sanction lists, professionals
  DOH|FACILITY|OPERATION|LTO|WEB|180|https://nhfr.doh.gov.ph|DOH register of health facilities
  PHIC-FACILITY|FACILITY|PHILHEALTH|PHIC|WEB|180|https://www.philhealth.gov.ph/partners/providers|PhilHealth list of accredited facilities
  SEC-DTI|FACILITY|BUSINESS|SECDTI|WEB|730|https://www.sec.gov.ph|SEC or DTI business name search
  BIR-FACILITY|FACILITY|TAX|BIR2303|WEB|730|https://www.bir.gov.ph|BIR taxpayer verification, facilities
  SANCTIONS-FACILITY|FACILITY|SANCTIONS||WEB|30||DOH and PhilHealth sanction lists, facilities
`,
)

/** The list of verification sources, the same in every sample. */
export const verificationSourceLists: readonly SeedList[] = [
  {
    base: 'verification-source',
    tiny: sources.length,
    entries: sources.map((source) => ({ ...source, daysValid: Number(source.daysValid) })),
  },
]
