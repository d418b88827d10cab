import type { ReactElement } from 'react'
import { useState } from 'react'
import type { AccreditationChecklistProps } from '@capiz/ui/accreditation/AccreditationChecklist'
import { AccreditationChecklist } from '@capiz/ui/accreditation/AccreditationChecklist'

export default { title: 'Examples/AccreditationChecklist', parameters: { docs: { isWide: true } } }

type Row = AccreditationChecklistProps['rows'][number]

const row = (documentTypeCode: string, label: string, part: Partial<Row> = {}): Row => ({
  documentTypeCode,
  label,
  required: true,
  submitted: `${documentTypeCode}-2026`,
  validityDate: null,
  state: 'VALID',
  verified: false,
  verifiedBy: null,
  verifiedDate: null,
  remarks: null,
  ...part,
})

const done = { verified: true, verifiedBy: 'L. Abad', verifiedDate: '2026-11-12' } as const

const rows: readonly Row[] = [
  row('LTO', 'DOH licence to operate', { ...done, state: 'EXPIRING', validityDate: '2026-12-18' }),
  row('RATES', 'Signed schedule of rates', { remarks: 'Page 3 is not signed.' }),
  row('BPERMIT', 'Mayor’s permit', { submitted: null, state: 'MISSING' }),
]

/** The required documents, those that are there, and who verified them; a missing document cannot be ticked. */
export function ToVerify(): ReactElement {
  const [verified, setVerified] = useState<readonly string[]>(['LTO'])
  return (
    <AccreditationChecklist
      label="Accreditation checklist"
      rows={rows.map((each) => ({ ...each, verified: verified.includes(each.documentTypeCode) }))}
      documentHref={(uuid) => `#${uuid}`}
      onVerify={(code, isVerified) =>
        setVerified(isVerified ? [...verified, code] : verified.filter((each) => each !== code))
      }
    />
  )
}

/** The same list for those who do not verify. */
export function ReadOnly(): ReactElement {
  return (
    <AccreditationChecklist label="Accreditation checklist" rows={rows} documentHref={(uuid) => `#${uuid}`} />
  )
}

/** All is ticked, and no name says who looked. */
export function DontTickUnread(): ReactElement {
  return (
    <AccreditationChecklist
      label="Accreditation checklist"
      rows={rows
        .slice(0, 2)
        .map((each) => ({ ...each, verified: true, verifiedBy: null, verifiedDate: null }))}
      onVerify={() => undefined}
    />
  )
}
