import { publicFacility } from '@capiz/api/contract/public-facility'
import { facilityList } from '@capiz/api/contract/facility-list'
import { physician } from '@capiz/api/contract/physician'
import { facilitySearch, physicianSearch } from '@capiz/domain/search'
import { type NameParts, personName } from '@capiz/domain/text'
import type { Option } from '@capiz/ui/AsyncComboBox'
import { call } from '../platform/calls/api.ts'

const hintOf = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

interface FoundPhysician extends NameParts {
  code: string
  specialization: string | null
  matched?: string | null
}

const physicianOption = (found: FoundPhysician): Option => ({
  id: found.code,
  label: personName(found),
  hint: hintOf(found.code, found.specialization, found.matched),
})

interface FoundFacility {
  code: string
  name: string
  city?: string | null | undefined
  matched?: string | null
}

const facilityOption = ({ code, name, city, matched }: FoundFacility): Option => ({
  id: code,
  label: name,
  hint: hintOf(code, city, matched),
})

/** Physicians by name, code or number, for a field that searches. */
export async function findPhysicians(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const search = physicianSearch(term)
  if (!search) return []
  const { pattern, size, sort } = search
  const { content } = await call(physician.rows, { query: { term: pattern, size, sort } }, { signal })
  return content.map(physicianOption)
}

/** Facilities by name, city, code or number, for a field that searches. */
export async function findFacilities(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const search = facilitySearch(term)
  if (!search) return []
  const { pattern, size } = search
  const { content } = await call(facilityList.rows, { query: { term: pattern, size } }, { signal })
  return content.map(facilityOption)
}

/** Any accredited physician by name, code or whole licence number, for a provider who adds one. */
export async function findPhysicianChoices(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const search = physicianSearch(term)
  if (!search) return []
  const { pattern, size, sort } = search
  const { content } = await call(physician.choices, { query: { term: pattern, size, sort } }, { signal })
  return content.map(physicianOption)
}

/** Any accredited facility by name, city or code, for a provider who adds one. */
export async function findFacilityChoices(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const search = facilitySearch(term)
  if (!search) return []
  const { pattern, size } = search
  const { content } = await call(publicFacility.search, { query: { name: pattern, size } }, { signal })
  return content.map(facilityOption)
}

/** Facilities and physicians, facilities first. */
export async function findProviders(term: string, signal: AbortSignal): Promise<readonly Option[]> {
  const found = await Promise.all([findFacilities(term, signal), findPhysicians(term, signal)])
  return found.flat()
}
