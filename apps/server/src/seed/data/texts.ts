import { documentTypes } from '@capiz/domain/checklist'
import type { SeedList } from './lists.ts'
import { table } from './table.ts'

const texts = table(
  ['group', 'code', 'value'],
  `
  TERMS|TERMS|By using this portal you agree to give true information and to keep your password to yourself. You answer for what your account sends.
  PRIVACY|PRIVACY|We use what you enter only to evaluate and keep up your accreditation, under the Data Privacy Act of 2012 (Republic Act 10173). You may ask to see and correct what is kept about you.
  FAQ|FAQ-APPLY|How do I apply? Choose "Apply as a health facility", fill in the form and attach your papers. You get a reference number at once.
  FAQ|FAQ-TIME|How long does it take? Complete applications are usually evaluated within fifteen working days.
  FAQ|FAQ-PASSWORD|I forgot my password. Choose "Forgot password" on the sign-in page; a code is mailed to you.
  FAQ|FAQ-RATES|How do I change my rates? Sign in and send a new rate sheet more than thirty days before it should apply.
  FAQ|FAQ-DOCUMENTS|Which documents are needed? The form lists them for your kind of facility or practice; each has its own place for a file.
  FAQ|FAQ-RENEW|My licence ends soon. Sign in, open your documents and send the new one; it takes the place of the old one when it is approved.
  FAQ|FAQ-MOVE|My clinic moves. Send the new address as a change of your record before the first day there.
  FAQ|FAQ-DIRECTORY|Why does the directory not show my clinic? It shows those whose facility, physician and affiliation are all accredited today.
  NOTICE|NOTICE-HOLIDAY|Offices are closed on public holidays; requests sent then are looked at on the next working day.
  DISAPPROVAL_REASON|INCOMPLETE|Documents are incomplete
  DISAPPROVAL_REASON|NETWORK-FULL|The network has enough providers in the area
  DISAPPROVAL_REASON|NOT-LICENSED|There is no valid licence
  DISACCREDITATION_REASON|VIOLATION|Violation of the agreement
  DISACCREDITATION_REASON|NON_COMPLIANCE|Requirements are not complied with
  DISACCREDITATION_REASON|EXPIRED_CREDENTIALS|Credentials have expired
  DISACCREDITATION_REASON|NON_RENEWAL|The contract was not renewed
  DISACCREDITATION_REASON|INACTIVE|No services for a long time
  DISACCREDITATION_REASON|VOLUNTARY|The provider withdraws
  DISACCREDITATION_REASON|CLOSURE|The facility closes
  VIOLATION_CATEGORY|BALANCE_BILLING|Balance billing
  VIOLATION_CATEGORY|OVERCHARGING|Overcharging
  VIOLATION_CATEGORY|FALSE_CLAIM|False claim
  VIOLATION_CATEGORY|REFUSAL_OF_SERVICE|Refusal of service
  VIOLATION_CATEGORY|CONDUCT|Conduct
  VIOLATION_CATEGORY|DOCUMENTATION|Documentation
  VIOLATION_CATEGORY|UNSANCTIONED_COLLECTION|Unsanctioned collection
  INQUIRY_TOPIC|ACCREDITATION|Accreditation
  INQUIRY_TOPIC|BILLING|Billing
  INQUIRY_TOPIC|RATES|Rates
  INQUIRY_TOPIC|DIRECTORY|Directory of providers
  INQUIRY_TOPIC|COVERAGE|Coverage of a service
  INQUIRY_TOPIC|COURTESY|Conduct of a provider
  DEPARTMENT|PROVIDER|Provider relations
  DEPARTMENT|MEDICAL|Medical services
  DEPARTMENT|CLAIMS|Claims
  KAMUSTAHAN|CLEANLINESS|Cleanliness
  KAMUSTAHAN|EQUIPMENT|Equipment
  KAMUSTAHAN|STERILISATION|Sterilisation
  KAMUSTAHAN|RECORDS|Records
  KAMUSTAHAN|WAITING|Waiting time
  KAMUSTAHAN|STAFF|Staff
  KAMUSTAHAN|SIGNAGE|Signage
  KAMUSTAHAN|MEMBERS|Member handling
`,
)

/** Groups whose codes the rules go by; they can be read but not changed. */
const fixedGroups: readonly string[] = ['DISACCREDITATION_REASON', 'VIOLATION_CATEGORY']

/** Texts and documents (domain model 4.3 and 4.5). */
export const textLists: readonly SeedList[] = [
  {
    base: 'document-type',
    tiny: documentTypes.length,
    entries: documentTypes.map(({ pageType, code, label, dateLabel, requirement }) => ({
      pageType,
      code,
      docName: label,
      dateLabel,
      bucket: pageType.toLowerCase().replace('_', '-'),
      required: requirement.kind !== 'optional',
    })),
  },
  {
    base: 'text-template',
    tiny: texts.length,
    entries: texts.map((text) => ({ ...text, maintainable: !fixedGroups.includes(text.group) })),
  },
]
