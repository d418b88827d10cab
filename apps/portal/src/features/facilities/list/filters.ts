import type { FilterDeclaration, FilterOption } from '@capiz/ui/FilterBar'
import { useEffect, useState } from 'react'
import { useLaterCall } from '../../../platform/data/query.tsx'
import { mainFilters } from './main-filters.ts'
import type { moreFilters } from './more-filters.ts'

// the lists are fetched after the rows, and so is their part of the contract
const lists = async () => (await import('@capiz/api/contract/reference-list')).referenceCalls
const typeList = async () => (await lists())['hf-type'].filter
const provinceList = async () => (await import('@capiz/api/contract/reference')).geography.provinces
const categoryList = async () => (await lists())['provider-category'].filter

// in the order of the lists, without their declarations: this part loads with the rows
const whole = { query: { size: 1000 } }
const inPlaces = { query: { size: 1000, sort: ['sortOrder,ASC', 'description,ASC'] } }

interface Item {
  code: string
  description?: string | null | undefined
}

const options = (items: readonly Item[] | undefined): FilterOption[] =>
  (items ?? []).map(({ code, description }) => ({ value: code, label: description ?? code }))

/** The filters of the list. Their choices are fetched once the first rows are there, so that they delay nothing. */
export function useFilters(isReady: boolean): readonly FilterDeclaration[] {
  const settings = { isEnabled: isReady }
  const types = useLaterCall('facilityType.filter', typeList, inPlaces, settings).data?.content
  const provinces = useLaterCall('geography.provinces', provinceList, whole, settings).data?.content
  const categories = useLaterCall('providerCategory.filter', categoryList, inPlaces, settings).data?.content
  const [more, setMore] = useState<typeof moreFilters>()
  useEffect(() => {
    if (isReady) void import('./more-filters.ts').then((part) => setMore(() => part.moreFilters))
  }, [isReady])
  const names = (provinces ?? []).map(({ description }) => description).sort((a, b) => a.localeCompare(b))
  return [...mainFilters(options(types), names), ...(more?.(options(categories)) ?? [])]
}
