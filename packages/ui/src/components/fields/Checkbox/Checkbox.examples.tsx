import type { ReactElement } from 'react'
import { useState } from 'react'
import { Checkbox } from '@capiz/ui/Checkbox'

export default { title: 'Examples/Checkbox' }

/** A statement that is true when ticked. */
export function Statement(): ReactElement {
  const [isOn, setOn] = useState(true)
  return (
    <Checkbox isSelected={isOn} onChange={setOn} hint="Shown in the public directory.">
      Accepts walk-in patients
    </Checkbox>
  )
}

/** A consent is a whole sentence, begins unticked, and its error says what is missing. */
export function Consent(): ReactElement {
  const [isOn, setOn] = useState(false)
  return (
    <Checkbox
      isSelected={isOn}
      onChange={setOn}
      isRequired
      errorMessage={isOn ? undefined : 'Confirm that the answers are true.'}
    >
      I confirm that all answers are true and complete.
    </Checkbox>
  )
}

/** A box that stands for several shows a dash while only some of them are ticked. */
export function SomeOfThem(): ReactElement {
  const [isWard, setWard] = useState(true)
  const [isPrivate, setPrivate] = useState(false)
  return (
    <>
      <Checkbox
        isSelected={isWard && isPrivate}
        isIndeterminate={isWard !== isPrivate}
        onChange={(isOn) => {
          setWard(isOn)
          setPrivate(isOn)
        }}
      >
        All room categories
      </Checkbox>
      <Checkbox isSelected={isWard} onChange={setWard}>
        Ward
      </Checkbox>
      <Checkbox isSelected={isPrivate} onChange={setPrivate}>
        Private
      </Checkbox>
    </>
  )
}

/** A negative statement: ticked means no. */
export function DontNegate(): ReactElement {
  const [isOn, setOn] = useState(false)
  return (
    <Checkbox isSelected={isOn} onChange={setOn}>
      Does not accept patients without an appointment
    </Checkbox>
  )
}

/** A consent that was ticked beforehand is none. */
export function DontTickConsent(): ReactElement {
  const [isOn, setOn] = useState(true)
  return (
    <Checkbox isSelected={isOn} onChange={setOn} isRequired>
      I confirm that all answers are true and complete.
    </Checkbox>
  )
}
