import type { application } from '@capiz/api/contract/applicant-ask'
import type { OutputOf } from '@capiz/api/contract/define'
import type { ReactElement } from 'react'
import { useDraft } from '../../../platform/forms/drafts.ts'
import { draftNames, visitor } from '../drafts.ts'
import { SentPage } from '../pages/SentPage.tsx'

type Confirmed = OutputOf<typeof application.confirm>

const labels = {
  FACILITY: { label: 'Facility', subject: 'facility' },
  PHYSICIAN: { label: 'Physician or dentist', subject: 'physician or dentist' },
} as const satisfies Record<Confirmed['kind'], object>

/** The receipt of an application whose address was confirmed by the mailed link. */
export function ReceivedPage({ confirmed }: { confirmed: Confirmed }): ReactElement {
  const { kind, requestCode, name } = confirmed
  // where the answers were typed on this device they are not needed any more
  const draft = useDraft(visitor, draftNames[kind])
  return <SentPage receipt={{ requestCode, name }} {...labels[kind]} onShown={draft.discard} />
}
