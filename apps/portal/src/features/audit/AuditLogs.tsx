import type { ReactElement } from 'react'
import { lazyScreen } from '../../platform/loading/lazy-screen.ts'
import { type AreaPart, TabbedParts } from '../../patterns/TabbedParts.tsx'
import { AuditLog } from './AuditLog.tsx'

const logs: readonly AreaPart[] = [
  {
    path: '',
    label: 'Audit log',
    needs: 'AUDIT_VIEW',
    description: 'Everything that was changed, newest first. Entries cannot be changed or deleted.',
    Screen: AuditLog,
  },
  {
    path: 'reach',
    label: 'Reach of a user',
    needs: 'AUDIT_VIEW',
    description: 'The data a user reached: records read, files taken and changes made.',
    Screen: lazyScreen(
      () => import('./reach/ReachReport.tsx'),
      (m) => m.ReachReport,
    ),
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
  {
    path: 'retention',
    label: 'Retention',
    needs: 'AUDIT_VIEW',
    description: 'Data removed because its retention period was over. The server does it once a day.',
    Screen: lazyScreen(
      () => import('./retention/RetentionRuns.tsx'),
      (m) => m.RetentionRuns,
    ),
  },
]

/** The logs (specification 2, section 7.4), as far as the reader may see them. */
export function AuditLogs(): ReactElement {
  return <TabbedParts title="Audit logs" base="/audit-logs" parts={logs} />
}
