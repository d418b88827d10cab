import type { ChecklistRow } from '@capiz/domain/checklist'
import { isOpenRequest } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import type { ApplicationReviewProps } from './ApplicationReview.tsx'
import { useApplicantChecklist } from './use-marks.ts'
import { approvalText } from '../review-model.ts'
import { applicationDocuments, openText } from './workspace-model.ts'

export interface ReviewFootProps extends Pick<ApplicationReviewProps, 'view' | 'asked'> {
  /** opens the dialog that asks for what is listed */
  onAsk: () => void
}

/** Beside the decision on an application: what is open, what follows, and the list of what is to be asked for. */
export function ReviewFoot({ view, asked, onAsk }: ReviewFootProps): ReactElement | null {
  const answer = useApplicantChecklist(view)
  if (!isOpenRequest(view.status)) return null
  const open = openText(applicationDocuments((answer.data ?? []) as readonly ChecklistRow[]))
  return (
    <>
      {open === '' ? null : <Text weight="strong">{open}</Text>}
      <Text tone="muted">{approvalText(view.type)}</Text>
      {asked.length > 0 ? (
        <Inline gap={2}>
          <Button size="sm" onPress={onAsk}>
            {`Ask for ${plural(asked.length, 'document', 'documents')}…`}
          </Button>
        </Inline>
      ) : null}
    </>
  )
}
