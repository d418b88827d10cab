import { request } from '@capiz/api/contract/request'
import { Button } from '@capiz/ui/Button'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { useSend } from '../../lib/send.ts'

/** Fewest characters of a remark. */
const shortest = 3

/** A remark beside the decision: it tells the others something and changes nothing. */
export function RemarkForm({ code }: { code: string }): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = useSend(request.saveRemarks, { refresh: ['request.*'] })
  const onPress = () => {
    if (text.trim().length < shortest) {
      setProblem('Write 3 characters or more.')
      return
    }
    save.mutate(
      { input: { params: { code }, body: { remarks: text } } },
      {
        onSuccess: () => {
          setText('')
          setOpen(false)
        },
      },
    )
  }
  if (!isOpen) {
    return <Button onPress={() => setOpen(true)}>Add a remark</Button>
  }
  return (
    <Stack gap={2}>
      <TextArea
        label="Remark"
        hint="Everybody who can see the request reads it. It decides nothing."
        value={text}
        maxLength={1000}
        errorMessage={problem}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
      />
      <Inline>
        <Button onPress={onPress} isPending={save.isPending}>
          Save remark
        </Button>
        <Button variant="quiet" onPress={() => setOpen(false)}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  )
}
