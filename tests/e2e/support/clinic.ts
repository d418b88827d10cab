import { completeChecklist } from './checklist.ts'
import { manilaDayIn } from './papers.ts'
import type { callsOf } from './physician.ts'

interface Place {
  cityId: number
}

interface Clinic {
  code: string
  typeCode: string
  categoryCode: string
  addresses: Place[]
}

/** A dental clinic that lacks nothing for its accreditation; nobody else in the sample uses it. */
export async function readyClinic(
  officer: Awaited<ReturnType<typeof callsOf>>,
  name: string,
): Promise<string> {
  const { content } = await officer.get<{ content: Clinic[] }>('/hf/list?facilityTypeCode=DENT&size=1')
  const like = await officer.get<Clinic>(`/hf/${content[0]?.code ?? ''}`)
  const email = 'office@lakas-ngipin.example'
  const { record } = await officer.post<{ record: Clinic }>('/hf', {
    name,
    typeCode: like.typeCode,
    categoryCode: like.categoryCode,
    emailAddress: email,
    ownership: 'PRIVATE',
    serviceTypes: ['OUTPATIENT'],
    hfCode: 'P-LAKAS-9',
    tin: '765-432-109',
    telephone: ['(02) 5555-0177'],
    contacts: [{ name: 'Amihan Lakas', emailAddress: email, coordinator: true }],
    addresses: [{ addressType: 'MAIN', line: '9 Lakas Street', cityId: like.addresses[0]?.cityId }],
    contractEffectiveDate: manilaDayIn(-1),
    contractValidityDate: manilaDayIn(400),
    payee: { name: 'Lakas Ngipin', accountNo: '001234567', paymentTypeCode: 'CHECK' },
    confirmDuplicates: true,
  })
  await completeChecklist(officer, 'hf', record.code)
  return record.code
}
