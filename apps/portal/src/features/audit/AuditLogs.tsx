import type { Permission } from '@capiz/domain/access'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { type ComponentType, type ReactElement, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { lazyScreen } from '../../app/lazy-screen.ts'
import { useCan } from '../../app/session/session.ts'
import { Waiting } from '../../app/Waiting.tsx'
import { AuditLog } from './AuditLog.tsx'

/** Where the logs live. */
const logsPath = '/audit-logs'

interface Log {
  path: string
  label: string
  needs: Permission
  description: string
  Screen: ComponentType
}

const logs: readonly Log[] = [
  {
    path: '',
    label: 'Audit log',
    needs: 'AUDIT_VIEW',
    description: 'Everything that was changed, newest first. Entries cannot be changed or deleted.',
    Screen: AuditLog,
  },
  {
    path: 'activities',
    label: 'Activities',
    needs: 'ACTIVITY_VIEW',
    description: 'What people wrote down about their dealings with providers. A correction is a new entry.',
    Screen: lazyScreen(
      () => import('./activity/Activities.tsx'),
      (m) => m.Activities,
    ),
  },
  {
    path: 'accreditation',
    label: 'Accreditation history',
    needs: 'ACTIVITY_VIEW',
    description: 'Every change of status of facilities, physicians and affiliations.',
    Screen: lazyScreen(
      () => import('./AccreditationHistory.tsx'),
      (m) => m.AccreditationHistory,
    ),
  },
]

const hrefOf = ({ path }: Log): string => (path === '' ? logsPath : `${logsPath}/${path}`)

function Framed({ log, open }: { log: Log; open: readonly Log[] }): ReactElement {
  const { pathname } = useLocation()
  return (
    <Stack gap={5}>
      <PageHeader title="Audit logs" description={log.description} />
      <TabNav
        label="Audit logs"
        items={open.map((one) => ({
          label: one.label,
          href: hrefOf(one),
          isCurrent: pathname.replace(/\/$/u, '') === hrefOf(one),
        }))}
      />
      <Suspense fallback={<Waiting />}>
        <log.Screen />
      </Suspense>
    </Stack>
  )
}

/** The three logs (specification 2, section 7.4), as far as the reader may see them. */
export function AuditLogs(): ReactElement {
  const can = useCan()
  const open = logs.filter(({ needs }) => can(needs))
  const [first] = open
  return (
    <Routes>
      {open.map((log) =>
        log.path === '' ? (
          <Route key="" index element={<Framed log={log} open={open} />} />
        ) : (
          <Route key={log.path} path={log.path} element={<Framed log={log} open={open} />} />
        ),
      )}
      {first && first.path !== '' ? <Route index element={<Navigate to={hrefOf(first)} replace />} /> : null}
      <Route
        path="*"
        element={
          <NotFound
            title="There is no such log"
            actions={<LinkButton href={logsPath}>Audit logs</LinkButton>}
          >
            The address may be mistyped, or you may not see this log.
          </NotFound>
        }
      />
    </Routes>
  )
}
