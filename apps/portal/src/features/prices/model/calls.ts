import type { Endpoint, OutputOf } from '@capiz/api/contract/define'
import type { roomRate } from '@capiz/api/contract/price'

/** An endpoint that every kind of price sheet has, whatever its number and path. */
type Any<E> = Omit<E, 'call' | 'path' | 'access' | 'id'> &
  Pick<Endpoint, 'call' | 'path' | 'access'> & { id: string }

/** The calls of one kind of price sheet; all kinds answer alike. */
export interface SheetCalls {
  list: Any<typeof roomRate.list>
  get: Any<typeof roomRate.get>
  save: Any<typeof roomRate.save>
  template?: Any<typeof roomRate.template>
}

/** A whole price sheet as the wire brings it. */
export type Sheet = OutputOf<typeof roomRate.get>

/** A price sheet in a list: without its lines. */
export type SheetRow = OutputOf<typeof roomRate.list>['content'][number]

/** A line of a price sheet; amounts in pesos. */
export type Line = Sheet['lines'][number]
