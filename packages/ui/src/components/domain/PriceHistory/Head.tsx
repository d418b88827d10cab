import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './PriceHistory.css.ts'
import type { PriceHistoryProps } from './types.ts'

interface ToolsProps extends PriceHistoryProps {
  isNarrow: boolean
  /** The new version is the primary act of the prices. */
  hasPrimary?: boolean | undefined
}

/** The name of the prices and, where they may be changed, the ways to change them; a narrow place has them behind its options. */
export function Head(props: ToolsProps): ReactElement {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{props.label}</h2>
      {props.isNarrow ? null : <Tools {...props} />}
    </div>
  )
}

/** New version, upload and template; a phone is no place to type a price list, so it offers the sheet. */
export function Tools(props: ToolsProps): ReactElement | null {
  const { onNewVersion, onUpload, onTemplate, isNarrow, hasPrimary = false, isReadOnly = false } = props
  if (isReadOnly || (!onNewVersion && !onUpload && !onTemplate)) return null
  return (
    <div className={cx(isNarrow ? styles.narrowTools : styles.tools, actionLine)} data-print="hide">
      {isNarrow && onNewVersion ? (
        <p className={styles.narrowNote}>
          {onUpload ? 'Upload a sheet to change prices here.' : 'Changing prices needs a wider screen.'}
        </p>
      ) : null}
      {!isNarrow && onNewVersion ? (
        <Button size="sm" variant={hasPrimary ? 'primary' : 'secondary'} onPress={onNewVersion}>
          New version
        </Button>
      ) : null}
      {onUpload ? (
        <Button size="sm" onPress={onUpload}>
          Upload a sheet
        </Button>
      ) : null}
      {onTemplate ? (
        <Button size="sm" variant="quiet" onPress={onTemplate}>
          Download the template
        </Button>
      ) : null}
    </div>
  )
}
