import { Button } from '@capiz/ui/Button'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'

/** Fewest characters of a remark or note. */
const shortest = 3

interface WriteFormProps {
  /** what is written, such as "Note" */
  label: string
  /** who reads it */
  hint: string
  openLabel: string
  saveLabel: string
  isPending: boolean
  /** sends it; `done` clears the form once it is saved */
  onSave: (text: string, done: () => void) => void
}

/** A few words beside the decision, behind a button until they are wanted. */
export function WriteForm(props: WriteFormProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const onPress = () => {
    if (text.trim().length < shortest) {
      setProblem(`Write ${shortest} characters or more.`)
      return
    }
    props.onSave(text, () => {
      setText('')
      setOpen(false)
    })
  }
  if (!isOpen) {
    return (
      <Inline>
        <Button size="sm" onPress={() => setOpen(true)}>
          {props.openLabel}
        </Button>
      </Inline>
    )
  }
  return (
    <Stack gap={2}>
      <TextArea
        label={props.label}
        hint={props.hint}
        value={text}
        maxLength={1000}
        errorMessage={problem}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
      />
      <Inline>
        <Button onPress={onPress} isPending={props.isPending}>
          {props.saveLabel}
        </Button>
        <Button variant="quiet" onPress={() => setOpen(false)}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  )
}
