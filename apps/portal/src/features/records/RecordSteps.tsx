import { isApiError } from '@capiz/api/client'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../platform/loading/lazy-screen.ts'
import { useCan } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { RecordList } from './list/RecordList.tsx'
import type { GetCall } from './model/calls.ts'
import { type Step, useRecordPlace } from './model/place.ts'
import { getInput, isKey, type RecordScreen } from './model/screens.ts'
import { entityLabel } from './model/labels.ts'
import { RecordPage } from './record/RecordPage.tsx'
import { ReadError } from '../../patterns/ReadError.tsx'

// most visits read; entering one brings a form and the uploader
const RecordForm = lazy(async () => ({
  default: (await load(() => import('./form/RecordForm.tsx'))).RecordForm,
}))

function Loading(): ReactElement {
  return (
    <Card>
      <LoadingLines count={8} />
    </Card>
  )
}

function Missing({ screen, children }: { screen: RecordScreen; children: string }): ReactElement {
  const { to } = useRecordPlace()
  return (
    <NotFound
      title={`There is no such ${entityLabel(screen)}`}
      actions={<LinkButton href={to({ at: 'list' })}>{screen.entities}</LinkButton>}
    >
      {children}
    </NotFound>
  )
}

const gone = 'The address may be mistyped, or it is not yours to see.'

function OneRecord({
  screen,
  at,
}: {
  screen: RecordScreen
  at: Exclude<Step, { at: 'list' | 'new' }>
}): ReactElement {
  const answer = useCall<GetCall>(screen.get, getInput(screen, at.key), { isEnabled: isKey(screen, at.key) })
  const record = answer.data
  if (record !== undefined) {
    if (at.at === 'record') return <RecordPage key={record.id} screen={screen} record={record} />
    if (!record.editable || screen.isUpload === true) {
      return <Missing screen={screen}>You may not change it, or it can no longer be changed.</Missing>
    }
    return (
      <Suspense fallback={<Loading />}>
        <RecordForm key={record.id} screen={screen} record={record} />
      </Suspense>
    )
  }
  if (!isKey(screen, at.key) || (isApiError(answer.error) && [400, 404].includes(answer.error.status))) {
    return <Missing screen={screen}>{gone}</Missing>
  }
  if (answer.isError) {
    return <ReadError title={`The ${entityLabel(screen)} could not be read`} level={1} answer={answer} />
  }
  return <Loading />
}

/** The screens of one kind of record: its list, a new one, one of them, and changing it. */
export function RecordSteps({ screen, step }: { screen: RecordScreen; step: Step }): ReactElement {
  const mayWrite = useCan()(screen.edit)
  if (step.at === 'list') return <RecordList screen={screen} />
  if (step.at !== 'new') return <OneRecord screen={screen} at={step} />
  if (!mayWrite) return <Missing screen={screen}>You may not enter one.</Missing>
  return (
    <Suspense fallback={<Loading />}>
      <RecordForm screen={screen} />
    </Suspense>
  )
}
