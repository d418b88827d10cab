import {
  documentType,
  facilityType,
  physicianType,
  roomCategory,
  specialization,
} from '@capiz/api/contract/reference'
import { useCall } from '../../lib/query.tsx'

const lists = {
  'document-type': documentType,
  'hf-room-category': roomCategory,
  'hf-type': facilityType,
  'phy-type': physicianType,
  specialization,
} as const

/** Choices of a maintained list, as a field takes them; none while they are on their way. */
export function useTerms(list: string): readonly { value: string; label: string }[] {
  const calls = lists[list as keyof typeof lists]
  const { data } = useCall(calls.filter, { query: { size: 1000 } })
  const items = data?.content.filter(({ deleted }) => !deleted) ?? []
  // one paper may be asked of facilities and of physicians
  const labels = new Map(items.map(({ code, description }) => [code, description ?? code]))
  return [...labels].map(([value, label]) => ({ value, label }))
}
