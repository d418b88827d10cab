import { societySpelling } from '@capiz/api/contract/maintenance'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { ComboBox } from '@capiz/ui/ComboBox'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { useSend } from '../../../platform/data/send.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { refreshSocieties, type Spelling } from './spelling.ts'

interface MergeSpellingProps {
  spelling: Spelling
  onClose: () => void
}

/** Makes a spelling another name of a society of the list, which takes over its members and sheets. */
export function MergeSpelling({ spelling, onClose }: MergeSpellingProps): ReactElement {
  const items = useCall(referenceCalls.society.filter, { query: { size: 1000, sort: 'description,ASC' } })
    .data?.content
  const [into, setInto] = useState<string | null>(spelling.similar[0]?.code ?? null)
  const [problem, setProblem] = useState<string>()
  const merge = useSend(societySpelling.decide, { reportsErrors: false })
  const options = (items ?? [])
    .filter(({ code }) => code !== spelling.code)
    .map(({ code, description }) => ({ id: code, label: description ?? code }))
  const confirm = (): void => {
    if (into === null) return setProblem('Choose the society it means.')
    merge.mutate(
      { input: { body: { code: spelling.code, into } } },
      {
        onSuccess: ({ description }) => {
          onClose()
          void refreshSocieties()
          showToast('success', `${spelling.name} is now a spelling of ${description}.`)
        },
        onError: (error) => setProblem(errorMessage(error)),
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={`Which society is “${spelling.name}”?`}
      confirmLabel="Merge"
      isPending={merge.isPending}
      onConfirm={confirm}
    >
      <Stack gap={4}>
        <ComboBox
          label="Society"
          isRequired
          value={into}
          options={options}
          errorMessage={problem}
          onChange={(code) => {
            setInto(code)
            setProblem(undefined)
          }}
        />
        <Text>
          Its physicians and price sheets move to the society, and the spelling goes on meaning it in uploads.
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
