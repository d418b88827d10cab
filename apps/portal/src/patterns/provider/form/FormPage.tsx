import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import type { ProviderKind } from '../provider.ts'
import { RecordPage } from '../RecordPage.tsx'

interface NotAllowedProps {
  kind: ProviderKind
  /** what the role does not do, such as "add facilities" */
  what: string
}

/** Says that the form is not for the caller. */
export function NotAllowed({ kind, what }: NotAllowedProps): ReactElement {
  return (
    <NotFound title="You may not do this" actions={<LinkButton href={kind.base}>{kind.many}</LinkButton>}>
      {`Your role does not ${what}. Ask your administrator.`}
    </NotFound>
  )
}

function Waiting(): ReactElement {
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

interface EditPageProps<R> {
  kind: ProviderKind
  code: string
  answer: UseQueryResult<R>
  nameOf: (record: R) => string
  children: (record: R) => ReactElement
}

/** The form of a record once it is read; says so when there is none, or when the caller may not edit it. */
export function EditPage<R extends { allowedActions: readonly string[] }>(
  props: EditPageProps<R>,
): ReactElement {
  const { kind, code, answer, nameOf, children } = props
  usePageTitle(answer.data === undefined ? undefined : `Edit ${nameOf(answer.data)}`)
  return (
    <RecordPage kind={kind} code={code} answer={answer} waiting={<Waiting />}>
      {(record) =>
        record.allowedActions.includes('edit') ? (
          children(record)
        ) : (
          <NotAllowed kind={kind} what={`change this ${kind.name}`} />
        )
      }
    </RecordPage>
  )
}
