import { facilityList } from '@capiz/api/contract/facility-list'
import { physician } from '@capiz/api/contract/physician'
import type { Option } from '@capiz/ui/AsyncComboBox'
import { call } from '../lib/api.ts'

/** Options a search for providers shows at most; more are found by typing more. */
const most = 20

/** Physicians whose name or code holds the words, for a field that searches. */
export async function findPhysicians(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { content } = await call(physician.rows, { query: { term, size: most } }, { signal })
  return content.map(({ code, lastName, firstName }) => ({
    id: code,
    label: `${lastName}, ${firstName}`,
    hint: code,
  }))
}

/** Facilities whose name or code holds the words, for a field that searches. */
export async function findFacilities(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const { content } = await call(facilityList.rows, { query: { term, size: most } }, { signal })
  return content.map(({ code, name, city }) => ({
    id: code,
    label: name,
    hint: [code, city].filter(Boolean).join(', '),
  }))
}

/** Facilities and physicians whose name or code holds the words, facilities first. */
export async function findProviders(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const found = await Promise.all([findFacilities(term, signal), findPhysicians(term, signal)])
  return found.flat()
}
