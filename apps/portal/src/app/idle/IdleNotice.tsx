import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import * as styles from './IdleNotice.css.ts'

/** Comes two minutes before the end (WCAG 2.2.1); quiet, because any movement already answers it. */
export function IdleNotice({ onStay }: { onStay: () => void }): ReactElement {
  return (
    <div className={styles.corner}>
      <Notice
        tone="attention"
        title="You will be signed out in two minutes"
        actions={<Button onPress={onStay}>Stay signed in</Button>}
        isLive
      >
        Nothing was touched for a while. Moving the mouse or pressing a key is enough to stay.
      </Notice>
    </div>
  )
}
