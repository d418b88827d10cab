import { BlankFormButton } from '@capiz/ui/accreditation/BlankFormButton'
import { type ReactElement, useState } from 'react'
import { saveFile } from '../platform/data/object-urls.ts'
import { reportError } from '../platform/feedback/report-error.ts'

interface TemplateButtonProps {
  /** what is filled in, such as "contracts" */
  label: string
  /** the call that answers the form */
  read: () => Promise<Parameters<typeof saveFile>[0]>
}

/** Saves the blank form of a kind of record, to be filled in by hand (specification 2, 7.4 and 7.6). */
export function TemplateButton({ label, read }: TemplateButtonProps): ReactElement {
  const [isPending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    await read().then(saveFile, reportError)
    setPending(false)
  }
  return <BlankFormButton label={label} isPending={isPending} onPress={() => void save()} />
}
