import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { TextField } from '@capiz/ui/TextField'
import { Toaster, toast } from '@capiz/ui/Toaster'

export default {
  title: 'Examples/Toaster',
  parameters: { docs: { story: { inline: false, height: '130px' }, isWide: true } },
}

/** Saying that saving worked, without stopping anybody: the message leaves by itself. */
export function Saved(): ReactElement {
  return (
    <>
      <Button variant="primary" onPress={() => toast.success('Room rates saved.')}>
        Save
      </Button>
      <Toaster />
    </>
  )
}

const saySubmitted = () => {
  toast.success('Room rates submitted.', {
    action: { label: 'View request', onAction: () => undefined },
  })
}

/** A message of success with the next step; with an action it stays until it is answered. */
export function NextStep(): ReactElement {
  // Shown at once here; in a screen call it where the work has ended.
  useEffect(() => {
    saySubmitted()
    return () => toast.clear()
  }, [])
  return (
    <>
      <Button onPress={saySubmitted}>Submit</Button>
      <Toaster />
    </>
  )
}

/** Work that ends when its button is pressed; in a screen this is the request to the server. */
function startUpload() {
  let finish = (): void => undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done, finish }
}

/** One message for running work, which turns into its result in place. */
export function RunningWork(): ReactElement {
  const [work] = useState(startUpload)
  useEffect(() => {
    void toast.promise(work.done, {
      wait: 'Uploading the rate sheet',
      success: 'Rate sheet uploaded.',
      error: 'The rate sheet could not be uploaded. Try again.',
    })
    return () => toast.clear()
  }, [work])
  return (
    <>
      <Button onPress={work.finish}>Finish the upload</Button>
      <Toaster />
    </>
  )
}

/** A failure says what did not happen and what to do. */
export function Failure(): ReactElement {
  useEffect(() => {
    toast.error('The file could not be removed. Check your connection and try again.', {
      isPersistent: true,
    })
    return () => toast.clear()
  }, [])
  return (
    <>
      <Button>Remove licence.pdf</Button>
      <Toaster />
    </>
  )
}

/** A message about something that is in view anyway. */
export function DontRepeatTheScreen(): ReactElement {
  useEffect(() => {
    toast.info('The status is Accredited.', { isPersistent: true })
    return () => toast.clear()
  }, [])
  return (
    <>
      <StatusBadge tone="positive" label="Accredited" />
      <Toaster />
    </>
  )
}

/** The error of a field, far away from the field and gone after a while. */
export function DontReportFields(): ReactElement {
  useEffect(() => {
    toast.error('The PhilHealth number is too short.', { isPersistent: true })
    return () => toast.clear()
  }, [])
  return (
    <Stack>
      <TextField label="PhilHealth number" width="medium" value="H04" onChange={() => undefined} />
      <Toaster />
    </Stack>
  )
}
