import { isOpenItem } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import type { ReactElement } from 'react'
import type { RequestView } from './review-model.ts'

type Item = NonNullable<RequestView['ask']>['items'][number]

/** State of an item asked for: waited for until a day, answered, or withdrawn. */
function itemState(item: Item): string {
  const { answeredOn, withdrawnOn, withdrawnReason, dueDate, files = [], reply } = item
  if (answeredOn !== null) {
    const parts = [
      `answered ${formatDay(answeredOn)}`,
      withdrawnOn ? 'after it was withdrawn' : '',
      files.length > 0 ? plural(files.length, 'document', 'documents') : '',
    ]
    return `${parts.filter(Boolean).join(', ')}${reply ? `: “${reply}”` : ''}`
  }
  if (!isOpenItem(item)) {
    return `no longer needed${withdrawnOn ? ` since ${formatDay(withdrawnOn)}` : ''}${withdrawnReason ? `: ${withdrawnReason}` : ''}`
  }
  return dueDate ? `by ${formatDay(dueDate)}` : ''
}

/** One thing asked for with what became of it. */
export function AskedItem({ item }: { item: Item }): ReactElement {
  const state = itemState(item)
  return <li>{state === '' ? item.text : `${item.text}: ${state}`}</li>
}
