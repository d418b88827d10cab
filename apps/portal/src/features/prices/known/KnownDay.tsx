import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { today } from '../../../patterns/today.ts'
import type { KnownState } from '../model/known-state.ts'

interface KnownDayProps {
  state: KnownState
  onChange: (changes: KnownState) => void
}

/** The day whose knowledge the prices are read with; empty, which is the usual, reads them as they are known now. */
export function KnownDay({ state, onChange }: KnownDayProps): ReactElement {
  const now = today()
  return (
    <DatePicker
      label="As known on"
      value={state.knownAt === '' ? null : state.knownAt}
      maxValue={now}
      onChange={(day) => {
        // what is known today is what is known now; no day to come is known
        if (day === null || day <= now) onChange({ knownAt: day === null || day === now ? '' : day })
      }}
    />
  )
}

/** Says that prices are shown as they were known on an earlier day, with the way back; nothing while it is now. */
export function KnownNotice({ state, onChange }: KnownDayProps): ReactElement | null {
  if (state.knownAt === '') return null
  return (
    <Notice
      tone="attention"
      isLive
      title={`Prices as known at the end of ${formatDay(state.knownAt)}`}
      actions={<Button onPress={() => onChange({ knownAt: '' })}>Show what is known now</Button>}
    >
      What was entered or amended later is left out. Nothing can be changed here.
    </Notice>
  )
}
