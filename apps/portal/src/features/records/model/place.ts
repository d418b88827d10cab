import { createContext, useContext } from 'react'

/** A page within the records of a kind. */
export type Step =
  | { at: 'list' }
  | { at: 'new' }
  | { at: 'record'; key: string }
  | { at: 'edit'; key: string }

/** Whose records are shown, when they are a part of that provider's own record. */
export interface RecordOwner {
  code: string
  name: string
}

/** The place of the records of a kind: on pages of their own, or as a part of the record of a provider. */
export interface RecordPlace {
  /** address of a step */
  to: (step: Step) => string
  owner?: RecordOwner
}

/** The place of the records around. */
export const RecordPlaceContext = createContext<RecordPlace | undefined>(undefined)

/** The place the calling screen stands in. */
export function useRecordPlace(): RecordPlace {
  const place = useContext(RecordPlaceContext)
  if (place === undefined) throw new Error('This screen stands outside a place of records.')
  return place
}

/** The step a path below the records of a kind names; undefined when there is no such page. */
export function stepOfPath(rest: string): Step | undefined {
  const [key = '', act, ...more] = rest.split('/').filter((part) => part !== '')
  if (more.length > 0) return undefined
  if (key === '') return { at: 'list' }
  if (act === 'edit') return { at: 'edit', key }
  if (act !== undefined) return undefined
  return key === 'new' ? { at: 'new' } : { at: 'record', key }
}

/** The path of a step below the address of a kind. */
export function pathOfStep(base: string, step: Step): string {
  switch (step.at) {
    case 'list':
      return base
    case 'new':
      return `${base}/new`
    case 'record':
      return `${base}/${step.key}`
    case 'edit':
      return `${base}/${step.key}/edit`
  }
}

/** The step the query of a provider's record names. */
export function stepOfQuery(query: URLSearchParams): Step {
  const key = query.get('record') ?? ''
  if (key === '') return { at: 'list' }
  if (key === 'new') return { at: 'new' }
  return query.has('edit') ? { at: 'edit', key } : { at: 'record', key }
}

/** The address of a step inside a provider's record; `list` is the address of the list, with its query. */
export function queryOfStep(list: string, step: Step): string {
  if (step.at === 'list') return list
  if (step.at === 'new') return `${list}&record=new`
  const edit = step.at === 'edit' ? '&edit=' : ''
  return `${list}&record=${encodeURIComponent(step.key)}${edit}`
}
