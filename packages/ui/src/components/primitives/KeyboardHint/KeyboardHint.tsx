import type { ReactElement } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './KeyboardHint.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface KeyboardHintProps extends ElementProps<HTMLSpanElement> {
  /** Keys pressed together, in order. `Mod` is Control, and Command on Apple devices. */
  keys: readonly string[]
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

/** The keys of a shortcut, drawn as keys and read out in words. */
export function KeyboardHint({ keys, ...rest }: KeyboardHintProps): ReactElement {
  return (
    <span {...elementProps(rest)} className={styles.hint}>
      {keys.map((key) => (
        <kbd key={key} aria-hidden="true" className={styles.key}>
          {drawn(key)}
        </kbd>
      ))}
      <VisuallyHidden>{keys.map(keyLabel).join(' ')}</VisuallyHidden>
    </span>
  )
}
