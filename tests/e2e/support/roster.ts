import { writeXlsx } from 'hucre/xlsx'
import type { Admin } from './admin.ts'
import type { SampleDocument } from './documents.ts'
import type { Sheet } from './workbook.ts'

/** A physician of the sample as a roster would name one. */
export interface Listed {
  code: string
  lastName: string
  firstName: string
  phyTypeCode: string
  prcNumber: string
}

/** Physicians of the sample who do not practise at a facility. */
export async function notAffiliated(admin: Admin, facility: string): Promise<Listed[]> {
  const read = async <T>(path: string) => (JSON.parse(await admin.get(path)) as { content: T[] }).content
  const all = await read<Listed>('/api/accr/phy/list?size=1000')
  const here = await read<{ physicianCode: string }>(
    `/api/accr/phy/hf-affiliation?healthFacilityCode=${facility}&size=1000`,
  )
  const taken = new Set(here.map(({ physicianCode }) => physicianCode))
  return all.filter(({ code }) => !taken.has(code))
}

/** The roster's template with some rows filled in, by the headings of its columns. */
export async function fillRoster(
  sheet: Sheet,
  people: readonly Readonly<Record<string, string>>[],
): Promise<SampleDocument> {
  const head = sheet.rows.findIndex((row) => row.includes('PRC licence number'))
  const headings = sheet.rows[head] ?? []
  const filled = people.map((person) => headings.map((heading) => person[String(heading)] ?? null))
  const bytes = await writeXlsx({
    sheets: [{ name: sheet.name, rows: [...sheet.rows.slice(0, head + 1), ...filled] }],
  })
  return {
    name: 'doctor-roster.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  }
}
