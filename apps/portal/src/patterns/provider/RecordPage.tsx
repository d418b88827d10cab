import { isApiError } from '@capiz/api/client'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useUser } from '../../platform/session/session.ts'
import type { ProviderKind } from './provider.ts'
import { ReadError } from '../ReadError.tsx'

interface RecordPageProps<R> {
  kind: ProviderKind
  code: string
  answer: UseQueryResult<R>
  /** what holds the place of the record while it is read */
  waiting: ReactElement
  children: (record: R) => ReactElement
}

/** Shows the record, its placeholder while it loads, or the reason it is not shown. */
export function RecordPage<R>({ kind, code, answer, waiting, children }: RecordPageProps<R>): ReactElement {
  const { marker, landing } = useUser()
  if (answer.data !== undefined) return children(answer.data)
  if (answer.isPending) return waiting
  const named = `The ${kind.name}`
  if (isApiError(answer.error) && [400, 404, 422].includes(answer.error.status)) {
    const back =
      marker === 'ADMIN'
        ? { href: kind.base, label: `All ${kind.name === 'facility' ? 'facilities' : 'physicians'}` }
        : { href: landing, label: 'My page' }
    return (
      <NotFound
        title={`${kind.name === 'facility' ? 'Facility' : 'Physician'} not found`}
        actions={<LinkButton href={back.href}>{back.label}</LinkButton>}
      >
        {`There is no ${kind.name} with the code ${code} that you may see. Check the code, or look for the name in the list.`}
      </NotFound>
    )
  }
  return <ReadError title={`${named} could not be read`} level={1} answer={answer} />
}
