import { referenceCalls } from '@capiz/api/contract/reference-list'
import { referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { call } from '../../platform/calls/api.ts'
import type { Item, ItemBody } from './item.ts'

/** Saves an item: a new one without id. An update may go to the base path, with the id inside. */
export function saveItem(
  base: ReferenceBase,
  id: number | undefined,
  body: ItemBody,
  idempotencyKey: string,
): Promise<Item> {
  const options = { idempotencyKey }
  if (id === undefined) return call(referenceCalls[base].create, { body }, options)
  const sent = { ...body, id }
  // One function declares both kinds of address, so its type does not tell which of them takes the id.
  const input = referenceLists[base].updateAtBase ? { body: sent } : { params: { id }, body: sent }
  return call(referenceCalls[base].update, input, options)
}
