import { completeChecklist } from './checklist.ts'
import { manilaDayIn } from './documents.ts'
import type { Calls } from './calls.ts'

interface Place {
  cityId: number
}

/** A facility, as far as the journeys look at it. */
export interface Clinic {
  code: string
  typeCode: string
  categoryCode: string
  addresses: Place[]
}

/** Adds a dental clinic with the fields required of a new record; nothing else in the sample uses it. */
export async function addClinic(officer: Calls, name: string, more: object = {}): Promise<{ code: string }> {
  const { content } = await officer.get<{ content: Clinic[] }>('/hf/list?facilityTypeCode=DENT&size=1')
  const like = await officer.get<Clinic>(`/hf/${content[0]?.code ?? ''}`)
  const email = `office@${name.split(' ')[0]?.toLowerCase()}.example`
  const { record } = await officer.post<{ record: Clinic }>('/hf', {
    name,
    typeCode: like.typeCode,
    categoryCode: like.categoryCode,
    emailAddress: email,
    ownership: 'PRIVATE',
    serviceTypes: ['OUTPATIENT'],
    tin: '765-432-109',
    telephone: ['(02) 5555-0177'],
    contacts: [{ name: 'Amihan Lakas', emailAddress: email, coordinator: true }],
    addresses: [{ addressType: 'MAIN', line: '9 Lakas Street', cityId: like.addresses[0]?.cityId }],
    payee: { name: 'Amihan Lakas', accountNo: '001234567', paymentTypeCode: 'CHECK' },
    confirmDuplicates: true,
    ...more,
  })
  return record
}

/** A dental clinic that lacks nothing for its accreditation. */
export async function readyClinic(officer: Calls, verifier: Calls, name: string): Promise<string> {
  const { code } = await addClinic(officer, name, {
    hfCode: 'P-LAKAS-9',
    contractEffectiveDate: manilaDayIn(-1),
    contractValidityDate: manilaDayIn(400),
  })
  await completeChecklist(officer, verifier, 'hf', code)
  return code
}
