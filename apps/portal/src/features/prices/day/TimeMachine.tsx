import { Button } from '@capiz/ui/Button'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Inline, Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { type PriceOwner, usePriceOwner } from '../../../patterns/price-owner.ts'
import * as styles from '../../../patterns/list-tools.css.ts'
import { TermField } from '../../../patterns/TermField.tsx'
import { today } from '../../../patterns/today.ts'
import { DayExport, DayPrices } from './DayPrices.tsx'
import { daySchema } from './day-state.ts'
import { DaysCompared } from './DaysCompared.tsx'
import { KnownDay, KnownNotice } from '../known/KnownDay.tsx'
import { knownQuery } from '../model/known-state.ts'

/** The query field that names the owner. */
function ownerQuery({ kind, code }: PriceOwner) {
  return kind === 'facility' ? { healthFacilityCode: code } : { physicianCode: code }
}

/**
 * Everything the owner of the record charges on any day, gone by or to come, each price with the sheet it came from; or
 * what differs between two days.
 */
export function TimeMachine(): ReactElement {
  const owner = usePriceOwner()
  const [state, change] = useUrlState(daySchema)
  const now = today()
  const day = state.day === '' ? now : state.day
  const query = { ...ownerQuery(owner), ...knownQuery(state) }
  return (
    <Stack gap={4}>
      <Inline gap={3} align="end">
        <DatePicker
          label="Prices on"
          value={day}
          onChange={(next) => {
            // a day in the middle of being typed changes nothing yet
            if (next !== null) change({ day: next === now ? '' : next }, true)
          }}
        />
        <DatePicker
          label="Compared with"
          value={state.with === '' ? null : state.with}
          onChange={(next) => change({ with: next ?? '' }, true)}
        />
        <KnownDay state={state} onChange={(known) => change(known, true)} />
        {state.with === '' ? null : <Button onPress={() => change({ with: '' })}>One day only</Button>}
        <div className={styles.search}>
          <TermField
            label="Search these prices"
            placeholder="Item or price list"
            term={state.term}
            onTerm={(term) => change({ term }, true)}
          />
        </div>
        {state.with === '' ? <DayExport query={query} day={day} /> : null}
      </Inline>
      <KnownNotice state={state} onChange={change} />
      {state.with === '' ? (
        <DayPrices query={query} day={day} term={state.term} />
      ) : (
        <DaysCompared
          query={query}
          // the earlier day is always the one before
          from={state.with < day ? state.with : day}
          to={state.with < day ? day : state.with}
          term={state.term}
        />
      )}
    </Stack>
  )
}
