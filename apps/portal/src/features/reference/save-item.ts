import type { ReferenceBase } from '@capiz/domain/errors'
import { textTemplate } from '@capiz/api/contract/reference'
import { call } from '../../lib/api.ts'
import { type Item, type ItemBody, listCalls } from './list-calls.ts'

/** Saves an item: a new one without id. Text templates alone are updated at the base path, with the id inside. */
export function saveItem(
  base: ReferenceBase,
  id: number | undefined,
  body: ItemBody,
  idempotencyKey: string,
): Promise<Item> {
  const options = { idempotencyKey }
  if (id === undefined) return call(listCalls[base].create, { body }, options)
  const sent = { ...body, id }
  if (base === 'text-template') return call(textTemplate.update, { body: sent }, options)
  // one table declares both kinds of address, so its type does not tell that this one takes the id
  const input = { params: { id }, body: sent }
  return call(listCalls[base].update, input, options)
}
