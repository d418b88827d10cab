import { priceDay } from '@capiz/api/contract/price-day'
import { addDays } from '@capiz/domain/time'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { today } from '../../patterns/today.ts'
import { priceTilesOf, soonDays } from './figures.ts'
import { Tiles } from './Tiles.tsx'
import { useFigures } from './use-figures.ts'

/** The figures of those who keep the rates. */
export function PriceTiles(): ReactElement {
  const notification = useFigures('NOTIFICATION')
  const { data } = useCall(priceDay.boardCounts, { query: {} })
  return <Tiles tiles={priceTilesOf({ notification }, data, addDays(today(), soonDays))} isBeside />
}
