import { Button } from '@capiz/ui/Button'
import { Code } from '@capiz/ui/Code'
import { Dialog } from '@capiz/ui/Dialog'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { showToast } from '../../../platform/feedback/toasts.ts'
import * as styles from './second-factor.css.ts'

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast('success', 'Recovery codes copied.')
  } catch {
    showToast('error', 'The browser does not let this page copy. Select the codes and copy them.')
  }
}

/** Shows recovery codes the one time they can be seen; it closes only by saying that they are kept. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}): ReactElement {
  return (
    <Dialog
      isOpen
      isForced
      onOpenChange={onClose}
      title="Keep your recovery codes"
      footer={
        <>
          <Button onPress={() => void copy(codes)}>Copy</Button>
          <Button variant="primary" onPress={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          Each signs you in once when your authenticator app is not at hand. They are shown only now. Keep
          them where you keep passwords, not on the same phone.
        </Text>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
