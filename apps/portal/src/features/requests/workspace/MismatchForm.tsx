import { Button } from '@capiz/ui/Button'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'

interface MismatchFormProps {
  isSaving: boolean
  onCancel: () => void
  onSave: (says: string) => Promise<void>
}

/** Asks what the document says instead; Enter saves, Escape leaves it. */
export function MismatchForm({ isSaving, onCancel, onSave }: MismatchFormProps): ReactElement {
  const [says, setSays] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const text = says.trim()
    if (text.length < 3) setProblem('Enter what the document says, in 3 characters or more.')
    else void onSave(text)
  }
  return (
    // Escape leaves the form from whichever control has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      aria-label="Does not match"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <Stack gap={3}>
        <TextField
          label="What the document says"
          hint="For example “valid until 5 Aug 2027”. The application cannot be approved until it matches."
          isRequired
          ref={input}
          maxLength={1000}
          value={says}
          onChange={(text) => {
            setSays(text)
            setProblem(undefined)
          }}
          errorMessage={problem}
        />
        <Inline gap={2}>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel="Saving">
            Save
          </Button>
          <Button onPress={onCancel}>Cancel</Button>
        </Inline>
      </Stack>
    </form>
  )
}
