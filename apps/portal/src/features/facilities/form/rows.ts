import type { FieldRowOf } from '../../../patterns/provider/form/field-rows.ts'

/** Fields of the form of a facility that stand beside each other. */
export const facilityRows: readonly FieldRowOf[] = [
  { paths: ['typeCode', 'categoryCode'] },
  { paths: ['ownership', 'bedCapacity'] },
  { paths: ['emailAddress'] },
  { paths: ['telephone'] },
  { paths: ['mobile'] },
  // its hint would stand over an empty line of the field beside it
  { paths: ['website'] },
  { paths: ['dohLtoNo', 'dohLtoValidity'] },
  { paths: ['phicAccreditationNo', 'phicValidity', 'phicCategoryCode'], columns: 3 },
  { paths: ['hfCode', 'contractEffectiveDate', 'contractValidityDate'], columns: 3 },
  { paths: ['withholdingRate', 'creditTermDays'] },
  { paths: ['payee.bank', 'payee.accountNo'] },
]
