import { recordStatusLabel } from '@capiz/domain/record'
import { manilaDay } from '@capiz/domain/time'
import type { TimelineEntry } from '@capiz/ui/Timeline'
import type { RecordView } from '../model/calls.ts'
import type { RecordScreen } from '../model/screens.ts'
import { toneOf } from '../model/tones.ts'

type Step = NonNullable<RecordView['timeline']>[number]

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Manila',
  hour: '2-digit',
  minute: '2-digit',
})

const titles: Readonly<Record<Step['action'], string>> = {
  CREATE: 'Entered',
  UPDATE: 'Changed',
  STATUS: 'Moved',
  FILE: 'Files changed',
  DELETE: 'Deleted',
}

function titleOf(screen: RecordScreen, step: Step): string {
  if (step.action !== 'STATUS' || step.toStatus === null) return titles[step.action]
  return recordStatusLabel(screen.name, step.toStatus)
}

function textOf(step: Step): string {
  const changed = step.fields.length > 0 && step.action !== 'CREATE' ? step.fields.join(', ') : ''
  return [changed, step.remarks ?? ''].filter(Boolean).join('. ')
}

/** Returns the history of a record, newest first. */
export function trailOf(
  screen: RecordScreen,
  record: RecordView,
  nameOf: (username: string) => string,
): TimelineEntry[] {
  return (record.timeline ?? []).toReversed().map((step) => {
    const moment = new Date(step.createdDate)
    return {
      id: String(step.id),
      title: titleOf(screen, step),
      text: textOf(step) || undefined,
      tone: step.toStatus === null ? 'neutral' : toneOf({ status: step.toStatus }),
      who: nameOf(step.createdBy),
      day: manilaDay(moment),
      time: clock.format(moment),
    }
  })
}
