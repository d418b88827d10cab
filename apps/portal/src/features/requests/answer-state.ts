import { daysLeft } from '@capiz/domain/request'
import type { StatusTone } from '@capiz/domain/status'
import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { today } from '../../patterns/today.ts'

/** Returns the label and tone of the days left until a reply is due; below zero it is overdue. */
export function answerState(dueDate: IsoDate | null): { label: string; tone: StatusTone } | undefined {
  if (dueDate === null) return undefined
  const left = daysLeft({ dueDate }, today())
  if (left < 0) return { label: `Answer ${plural(-left, 'day', 'days')} late`, tone: 'stopped' }
  return {
    label: left === 0 ? 'Answer due today' : `Answer in ${plural(left, 'day', 'days')}`,
    tone: 'attention',
  }
}
