import { isApiError } from '@capiz/api/client'
import { facility } from '@capiz/api/contract/facility'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { useCan } from '../../../app/session/session.ts'
import { useCall } from '../../../lib/query.tsx'
import { FormBody } from './FormBody.tsx'
import { emptyFacility, valuesOf } from './values.ts'

function NotAllowed({ children }: { children: string }): ReactElement {
  return (
    <NotFound
      title="You may not do this"
      actions={<LinkButton href="/health-facility">All facilities</LinkButton>}
    >
      {children}
    </NotFound>
  )
}

function Edit({ code }: { code: string }): ReactElement {
  const answer = useCall(facility.get, { params: { code } })
  const record = answer.data
  usePageTitle(record === undefined ? undefined : `Edit ${record.name}`)
  if (record !== undefined) {
    if (!record.allowedActions.includes('edit')) {
      return <NotAllowed>Your role does not change facilities. Ask your administrator.</NotAllowed>
    }
    return <FormBody key={code} values={valuesOf(record)} name={record.name} />
  }
  if (isApiError(answer.error, 'NOT_FOUND')) {
    return (
      <NotFound
        title="Facility not found"
        actions={<LinkButton href="/health-facility">All facilities</LinkButton>}
      >
        {`There is no facility with the code ${code} that you may see.`}
      </NotFound>
    )
  }
  if (answer.isError) {
    return (
      <ErrorState level={1} title="The facility could not be read" onRetry={() => void answer.refetch()}>
        {wordsForError(answer.error)}
      </ErrorState>
    )
  }
  return (
    <Card>
      <Stack gap={5}>
        <Skeleton shape="title" width={24} />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    </Card>
  )
}

/** Adds a facility or edits one; protected fields of a coordinator become a request. */
export function FacilityForm(): ReactElement {
  const { code } = useParams()
  const can = useCan()
  if (code !== undefined) return <Edit code={code} />
  return can('HF_EDIT') ? (
    <FormBody values={emptyFacility} />
  ) : (
    <NotAllowed>Your role does not add facilities. Ask your administrator.</NotAllowed>
  )
}
