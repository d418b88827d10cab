import { isApiError } from '@capiz/api/client'
import { facility } from '@capiz/api/contract/facility'
import { physician } from '@capiz/api/contract/physician'
import type { ChecklistRow } from '@capiz/domain/checklist'
import { isOpenRequest } from '@capiz/domain/request'
import { useState } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { useCan } from '../../../platform/session/session.ts'
import type { RequestView } from '../review-model.ts'
import { isApplication } from './applications.ts'
import { applicationDocuments, isLeftToCompare } from './workspace-model.ts'

/** A mark as it is saved. */
interface Mark {
  verified: boolean
  mismatch: boolean
  remarks: string | null
}

/** The checklist of the applicant; not read for a request that is no application. */
export function useApplicantChecklist(view: RequestView) {
  const code = view.targetCode ?? ''
  const isPhysician = view.applicantType === 'PHY'
  const isRead = isApplication(view)
  const ofFacility = useCall(
    facility.checklist,
    { query: { healthFacilityCode: code } },
    { isEnabled: isRead && !isPhysician },
  )
  const ofPhysician = useCall(
    physician.checklist,
    { query: { physicianCode: code } },
    { isEnabled: isRead && isPhysician },
  )
  return isPhysician ? ofPhysician : ofFacility
}

/** The right to mark the documents of an applicant. */
export const markRight = ({ applicantType }: RequestView): 'PHY_EDIT' | 'HF_EDIT' =>
  applicantType === 'PHY' ? 'PHY_EDIT' : 'HF_EDIT'

/** Whether the reader has documents of an open application left to compare before the decision. */
export function useIsWorkLeft(view: RequestView): boolean {
  const mayMark = useCan()(markRight(view)) && isOpenRequest(view.status)
  const { data } = useApplicantChecklist(view)
  // the documents are being read
  if (data === undefined) return mayMark
  return mayMark && isLeftToCompare(applicationDocuments(data as readonly ChecklistRow[]))
}

function send({ targetCode, applicantType }: RequestView, row: ChecklistRow, mark: Mark) {
  const code = targetCode ?? ''
  const { documentTypeCode, submitted } = row
  const body = [{ documentTypeCode, submitted, ...mark }]
  return applicantType === 'PHY'
    ? call(physician.saveChecklist, { query: { physicianCode: code }, body })
    : call(facility.saveChecklist, { query: { healthFacilityCode: code }, body })
}

/** Saves marks on the documents of an application, one at a time, and says what keeps one from being saved. */
export function useMarks(view: RequestView) {
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  /** Whether the mark was saved; a refusal is shown until the next try. */
  async function save(row: ChecklistRow, mark: Mark): Promise<boolean> {
    if (isSaving) return false
    setSaving(true)
    setRefusal(undefined)
    try {
      await send(view, row, mark)
      await refreshCalls('facility.*', 'physician.*', 'request.*', 'verification.*')
      return true
    } catch (error) {
      // another document is on file now: it is read, so that it can be compared
      if (isApiError(error, 'DOCUMENT_REPLACED')) void refreshCalls('facility.*', 'physician.*', 'request.*')
      setRefusal(reportedMessage(error) ?? 'Nothing was saved; try again.')
      return false
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, refusal, clear: () => setRefusal(undefined) }
}
