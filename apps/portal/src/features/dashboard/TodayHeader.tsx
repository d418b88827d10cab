import type { OutputOf } from '@capiz/api/contract/define'
import { work } from '@capiz/api/contract/my-work'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { PageHeader } from '@capiz/ui/PageHeader'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import { type ReactElement, useState } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { waitingText } from '../../patterns/work/waiting-text.ts'

type Groups = OutputOf<typeof work.mine>['groups']

const countOf = (groups: Groups, actor: Groups[number]['actor']) =>
  groups.find((group) => group.actor === actor) ?? { count: 0, late: 0 }

/** Head of the page: how much waits for the reader and how much of it is late; its name alone until that is known. */
export function TodayHeader(): ReactElement {
  const [today] = useState(() => formatDay(manilaDay(new Date())))
  const { data } = useCall(work.mine, {})
  if (data === undefined) return <PageHeader title="Today" meta={[today]} />
  const title = (
    <>
      <VisuallyHidden>{'Today: '}</VisuallyHidden>
      {waitingText({ me: countOf(data.groups, 'me'), role: countOf(data.groups, 'role') })}
    </>
  )
  return <PageHeader title={title} meta={[`Today, ${today}`]} />
}
