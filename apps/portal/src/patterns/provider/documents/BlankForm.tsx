import { document, type DocumentEntity } from '@capiz/api/contract/document'
import { Button } from '@capiz/ui/Button'
import { type ReactElement, useState } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { reportError } from '../../../platform/feedback/report-error.ts'

interface BlankFormProps {
  entity: DocumentEntity
  /** for what it is, such as "contracts" */
  what: string
}

/** Saves the blank form of a kind of document, to be filled in by hand (specification 2, 7.6). */
export function BlankForm({ entity, what }: BlankFormProps): ReactElement {
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    await call(document.template, { params: { entity } }).then(saveFile, reportError)
    setPending(false)
  }
  return (
    <Button
      aria-label={`Blank form for ${what}`}
      size="sm"
      variant="quiet"
      isPending={isPending}
      pendingLabel="Loading"
      onPress={() => void save()}
    >
      Blank form
    </Button>
  )
}
