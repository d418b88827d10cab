import type { FieldNames } from '../../../patterns/provider/form/named.ts'

/** Words for the fields of a facility in a list of problems. */
export const facilityNames: FieldNames = {
  fields: {
    name: 'Name',
    typeCode: 'Type',
    categoryCode: 'Category',
    line: 'Street, number, building',
    barangay: 'Barangay',
    zipCode: 'ZIP code',
    position: 'Position',
    clinicHours: 'Clinic hours',
    dohLtoNo: 'DOH licence to operate',
    hfCode: 'Provider code',
    bank: 'Bank',
    bedCapacity: 'Beds',
    creditTermDays: 'Credit term',
    remarks: 'Remarks',
    blockedReason: 'Why it is blocked',
    payee: 'Payee',
    medicalDirector: 'Medical director',
  },
  rows: { contacts: 'Contact person', addresses: 'Address', telephone: 'Telephone' },
}
