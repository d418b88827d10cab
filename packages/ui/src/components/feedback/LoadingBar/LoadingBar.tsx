import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './LoadingBar.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** Milliseconds the full bar stays before it is taken away (specification 1, section 1). */
const resetAfter = 500

export interface LoadingBarProps extends ElementProps<HTMLDivElement> {
  /** Whether a page change or a request the person waits for is under way. */
  isLoading: boolean
}

/** The thin line at the upper edge of the window: runs while loading, fills, and is gone 500 ms later. */
export function LoadingBar({ isLoading, ...rest }: LoadingBarProps): ReactElement {
  const [phase, setPhase] = useState<'idle' | 'loading' | 'complete'>(isLoading ? 'loading' : 'idle')
  if (isLoading && phase !== 'loading') setPhase('loading')
  if (!isLoading && phase === 'loading') setPhase('complete')

  useEffect(() => {
    if (phase !== 'complete') return
    const timer = setTimeout(() => setPhase('idle'), resetAfter)
    return () => clearTimeout(timer)
  }, [phase])

  return (
    <>
      {phase !== 'idle' && (
        <div {...elementProps(rest)} aria-hidden="true" className={styles.track} data-phase={phase}>
          <div className={`${styles.bar} ${phase === 'loading' ? styles.loading : styles.complete}`} />
        </div>
      )}
      <VisuallyHidden as="output">{phase === 'loading' ? 'Loading' : ''}</VisuallyHidden>
    </>
  )
}
