import type { ReactElement } from 'react'
import { AuditTrail } from '@capiz/ui/accreditation/AuditTrail'

export default { title: 'Examples/AuditTrail' }

/** Newest first; the values before and after are folded under the act that changed them. */
export function WithValues(): ReactElement {
  return (
    <AuditTrail
      label="Audit trail"
      entries={[
        {
          id: '2',
          who: 'L. Abad',
          action: 'approved the request UR-2026-000419',
          at: '2026-11-20T14:05:12+08:00',
        },
        {
          id: '1',
          who: 'M. Santos',
          action: 'requested another room rate',
          at: '2026-11-18T09:30:00+08:00',
          changes: [
            {
              field: 'icu',
              label: 'ICU, daily rate',
              kind: 'peso',
              before: 1_140_000,
              requested: 1_240_000,
              changed: true,
            },
          ],
        },
      ]}
    />
  )
}

/** Before anything happened it says so. */
export function Empty(): ReactElement {
  return <AuditTrail label="Audit trail" entries={[]} empty="Nothing has been changed yet." />
}

/** Calls and columns in place of acts. */
export function DontShowCalls(): ReactElement {
  return (
    <AuditTrail
      label="Audit trail"
      entries={[
        {
          id: '2',
          who: 'USR-00012',
          action: 'POST /requests/419/approve 200',
          at: '2026-11-20T14:05:12+08:00',
        },
        {
          id: '1',
          who: 'SYSTEM',
          action: 'UPDATE hf_document SET state = 2',
          at: '2026-11-18T06:00:00+08:00',
        },
      ]}
    />
  )
}
