import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { KeyboardEvent, ReactElement, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { cx } from '../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'

export interface PasswordFieldProps extends FieldProps {
  /** The password as typed. */
  value: string
  /** Called with the whole password on every change. */
  onChange: (value: string) => void
  /** Tells the password manager whether to fill or to suggest. */
  autoComplete?: 'current-password' | 'new-password'
  /** The input itself, for a script that moves the focus. */
  inputRef?: Ref<HTMLInputElement>
}

/** A password, with a button that shows it and a note while caps lock is on. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { errorMessage, autoComplete = 'current-password', width = 'full', inputRef } = props
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const help = isCapsLock ? 'Caps lock is on.' : undefined
  return (
    <AriaTextField
      {...controlProps(props)}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={props.value}
      onChange={props.onChange}
      spellCheck="false"
    >
      <FieldShell {...shellProps(props)} hint={help ?? props.hint}>
        <Group
          isDisabled={props.isDisabled}
          isInvalid={errorMessage !== undefined}
          className={cx(field.group, field.widths[width])}
        >
          <Input
            ref={inputRef}
            autoCapitalize="none"
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            className={field.groupInput}
          />
          <Button
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onPress={() => setShown(!isShown)}
            className={field.groupButton}
          >
            <Glyph of={isShown ? EyeOff : Eye} />
          </Button>
        </Group>
      </FieldShell>
    </AriaTextField>
  )
}
