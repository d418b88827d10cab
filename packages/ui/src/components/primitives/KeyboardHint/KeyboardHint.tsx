import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './KeyboardHint.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface KeyboardHintProps extends ElementProps<HTMLSpanElement> {
  /** Keys pressed together, in order. `Mod` is Control, and Command on Apple devices. */
  keys: readonly string[]
  /** Shows the keys on touch screens and phones too: where they are the content, as in a list of shortcuts. */
  isAlwaysShown?: boolean | undefined
}

const isApple = () => /mac|iphone|ipad/iu.test(globalThis.navigator?.userAgent ?? '')

const drawn = (key: string) => {
  if (key === 'Mod') return isApple() ? '⌘' : 'Ctrl'
  return { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' }[key] ?? key
}

const keyLabel = (key: string) => {
  if (key === 'Mod') return isApple() ? 'Command' : 'Control'
  return key.replace(/^Arrow(.+)$/u, 'Arrow $1')
}

/** The keys of a shortcut, drawn as keys and read out in words; left out on touch screens and phones. */
export function KeyboardHint({ keys, isAlwaysShown = false, ...rest }: KeyboardHintProps): ReactElement {
  return (
    <span {...elementProps(rest)} className={cx(styles.hint, !isAlwaysShown && styles.beside)}>
      {keys.map((key) => (
        <kbd key={key} aria-hidden="true" className={styles.key}>
          {drawn(key)}
        </kbd>
      ))}
      <VisuallyHidden>{keys.map(keyLabel).join(' ')}</VisuallyHidden>
    </span>
  )
}
