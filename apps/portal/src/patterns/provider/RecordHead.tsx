import { presentStatus } from '@capiz/domain/accreditation'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { Code } from '@capiz/ui/Code'
import { RecordBanner } from '@capiz/ui/RecordBanner'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import { TabNav } from '@capiz/ui/TabNav'
import { ValidityRuler } from '@capiz/ui/ValidityRuler'
import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../platform/session/session.ts'
import { today } from '../today.ts'
import { recordHref, useHistory, useProvider } from './provider.ts'
import { RecordActions } from './RecordActions.tsx'
import type { RecordDialog } from './record-dialog.ts'
import { RecordNotices } from './RecordNotices.tsx'
import { rulerSegments } from './ruler.ts'

/** The props of the head of a record, besides those every provider has. */
export interface RecordHeadProps {
  /** way from the list to the record, without both */
  crumbs?: readonly { label: string; href?: string }[]
  /** short facts after the code */
  facts: readonly { id: string; content: ReactNode }[]
  /** picture of the person, before the facts */
  picture?: ReactNode
  dialogs?: readonly RecordDialog[]
  parts: readonly { path: string; label: string }[]
}

/** Head of a record: name, status, validity, what needs attention, what can be done, and its parts. */
export function RecordHead({ crumbs = [], facts, picture, dialogs, parts }: RecordHeadProps): ReactElement {
  const provider = useProvider()
  const { kind, code, name, status } = provider
  const { marker } = useUser()
  const { pathname } = useLocation()
  const history = useHistory(code)
  const base = recordHref(provider)
  const segments = rulerSegments(history, provider, today())
  const items = [{ path: '', label: 'Overview' }, ...parts].map(({ path, label }) => {
    const href = path === '' ? base : `${base}/${path}`
    return { href, label, isCurrent: pathname === href || (path !== '' && pathname.startsWith(`${href}/`)) }
  })
  return (
    <Stack gap={4}>
      {marker === 'ADMIN' ? (
        <Breadcrumbs items={[{ label: kind.many, href: kind.base }, ...crumbs, { label: name }]} />
      ) : null}
      <RecordBanner
        name={
          picture === undefined ? (
            name
          ) : (
            <Inline gap={3} as="span">
              {picture}
              {name}
            </Inline>
          )
        }
        tone={presentStatus(status).tone}
        badge={<DomainBadge code={status} isLive />}
        facts={[{ id: 'code', content: <Code isMuted>{code}</Code> }, ...facts]}
        actions={<RecordActions more={dialogs} />}
        notice={<RecordNotices />}
        tabs={<TabNav label="Parts of the record" items={items} />}
      >
        {segments.length > 0 ? (
          <ValidityRuler label={`Accreditation of ${name}`} segments={segments} today={today()} />
        ) : null}
      </RecordBanner>
    </Stack>
  )
}
