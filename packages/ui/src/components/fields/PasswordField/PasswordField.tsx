import Eye from '@lucide/icons/icons/eye'
import EyeOff from '@lucide/icons/icons/eye-off'
import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import * as field from '../Field/Field.css.ts'
import { NativeBox } from '../Field/NativeBox.tsx'
import { NativeShell } from '../Field/NativeShell.tsx'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'

export interface PasswordFieldProps extends FieldProps<HTMLInputElement> {
  /** The password as typed. */
  value: string
  /** Called with the whole password on every change. */
  onChange: (value: string) => void
  /** Tells the password manager whether to fill or to suggest. */
  autoComplete?: 'current-password' | 'new-password' | undefined
}

/** A password, with a button that shows it and a note while caps lock is on. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { autoComplete = 'current-password' } = props
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <NativeShell {...props} hint={isCapsLock ? 'Caps lock is on.' : props.hint}>
      {(control) => (
        <NativeBox {...props}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            readOnly={props.isReadOnly}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            className={field.groupInput}
          />
          <Button
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onPress={() => setShown(!isShown)}
            className={field.groupButton}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </Button>
        </NativeBox>
      )}
    </NativeShell>
  )
}
