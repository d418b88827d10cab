import { manilaDayIn, pdf } from './documents.ts'
import type { Calls } from './calls.ts'

interface Row {
  documentTypeCode: string
  required: boolean
}

/** Types that end with the year they are issued in, whatever else is sent. */
const ofOneYear = ['BPERMIT', 'PTR']

/**
 * Hands in every required document of a provider, the contract among them, valid until after next year; another person
 * verifies them.
 */
export async function completeChecklist(
  officer: Calls,
  verifier: Calls,
  kind: 'hf' | 'phy',
  code: string,
): Promise<void> {
  const owner = kind === 'hf' ? 'healthFacilityCode' : 'physicianCode'
  const path = `/${kind}/accreditation-checklist?${owner}=${code}`
  const required = (await officer.get<Row[]>(path))
    .filter((row) => row.required)
    .map(({ documentTypeCode }) => documentTypeCode)
  const year = Number(manilaDayIn(0).slice(0, 4))
  for (const docType of required) {
    const page = docType === 'MOA' ? `${kind}/contract` : `${kind}/document`
    await officer.upload(`/${page}/upload`, {
      code,
      docType,
      effectiveDate: `${year}-01-05`,
      validityDate: `${ofOneYear.includes(docType) ? year : year + 2}-12-31`,
      file: pdf(`${code}-${docType}.pdf`),
    })
  }
  const marks = required.map((documentTypeCode) => ({ documentTypeCode, verified: true, remarks: null }))
  await verifier.post(path, marks)
}
