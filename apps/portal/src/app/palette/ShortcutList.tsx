import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { KeyboardHint } from '@capiz/ui/KeyboardHint'
import { Stack } from '@capiz/ui/Stack'
import { Switch } from '@capiz/ui/Switch'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { activeShortcuts, setShortcutsOn, useShortcutsOn } from '../../platform/shortcuts/shortcuts.ts'
import * as styles from './palette.css.ts'

/** Shows the keyboard shortcuts of the current page, and the switch for users who trigger them by accident. */
export function ShortcutList({ onClose }: { onClose: () => void }): ReactElement {
  const isOn = useShortcutsOn()
  // those of the page behind; while they are off they are still listed as they were
  const [known] = useState(activeShortcuts)
  const listed = isOn ? activeShortcuts() : known
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      size="sm"
      isDismissable
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <Stack gap={4}>
        <Switch isSelected={isOn} onChange={setShortcutsOn}>
          Single-key shortcuts
        </Switch>
        <dl className={styles.keys}>
          <div className={styles.line}>
            <dt>Search</dt>
            <dd className={styles.key}>
              <KeyboardHint isAlwaysShown keys={['Mod', 'K']} />
            </dd>
          </div>
          {listed.map(({ keys, label }) => (
            <div key={`${keys} ${label}`} className={styles.line}>
              <dt>{label}</dt>
              <dd className={styles.key}>
                <KeyboardHint isAlwaysShown keys={keys.split(' ')} />
              </dd>
            </div>
          ))}
        </dl>
        <Text tone="muted" size="caption">
          Two keys are pressed one after the other. Inside fields and windows these keys type as usual.
        </Text>
      </Stack>
    </Dialog>
  )
}
