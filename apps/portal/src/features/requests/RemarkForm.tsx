import { request } from '@capiz/api/contract/request'
import { Button } from '@capiz/ui/Button'
import { Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { useSend } from '../../lib/query.tsx'

/** Fewest characters of a remark. */
const shortest = 3

/** A remark beside the decision: it tells the others something and changes nothing. */
export function RemarkForm({ code }: { code: string }): ReactElement {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = useSend(request.saveRemarks, { refresh: ['request.*'] })
  const onPress = () => {
    if (text.trim().length < shortest) {
      setProblem('Write 3 characters or more.')
      return
    }
    save.mutate({ input: { params: { code }, body: { remarks: text } } }, { onSuccess: () => setText('') })
  }
  return (
    <Stack gap={2}>
      <TextArea
        label="Add a remark"
        value={text}
        maxLength={1000}
        errorMessage={problem}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
      />
      <Button onPress={onPress} isPending={save.isPending}>
        Save remark
      </Button>
    </Stack>
  )
}
