import type { Endpoint, OutputOf } from '@capiz/api/contract/define'
import type { priceSheets } from '@capiz/api/contract/price'

type RoomRate = (typeof priceSheets)['room-rate']

/** An endpoint that every kind of price sheet has, whatever its number and path. */
type Any<E> = Omit<E, 'call' | 'path' | 'access' | 'id'> &
  Pick<Endpoint, 'call' | 'path' | 'access'> & { id: string }

/** The calls of one kind of price sheet; all kinds answer alike. */
export interface SheetCalls {
  list: Any<RoomRate['list']>
  get: Any<RoomRate['get']>
  save: Any<RoomRate['save']>
  template?: Any<RoomRate['template']>
}

/** A whole price sheet as the wire brings it. */
export type Sheet = OutputOf<RoomRate['get']>

/** A price sheet in a list: without its lines. */
export type SheetRow = OutputOf<RoomRate['list']>['content'][number]

/** A line of a price sheet; amounts in pesos. */
export type Line = Sheet['lines'][number]
