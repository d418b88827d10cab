import type { activityLog } from '@capiz/api/contract/log'
import type { OutputOf } from '@capiz/api/contract/define'
import type { ReactElement } from 'react'
import { ActivityForm, type ActivityValues } from '../../../patterns/provider/timeline/ActivityForm.tsx'

type Row = OutputOf<typeof activityLog.list>['content'][number]

/** A correction begins with what the entry says now. */
function beginningWith(row: Row | undefined): Partial<ActivityValues> {
  if (row === undefined) return {}
  const { applicantCode, activityType, topic, activityDate, result, remarks, id } = row
  return {
    applicantCode,
    activityType,
    activityDate,
    remarks,
    topic: topic ?? '',
    result: result ?? '',
    corrects: id,
  }
}

/** The form of a new activity, or of one that corrects another. */
export function WriteActivity({
  corrected,
  onClose,
}: {
  corrected: Row | undefined
  onClose: () => void
}): ReactElement {
  return (
    <ActivityForm
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      begin={beginningWith(corrected)}
    />
  )
}
