import type { ReactElement } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { EmptyState } from '../../feedback/EmptyState/index.ts'
import { ErrorState } from '../../feedback/ErrorState/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { Prices } from './Prices.tsx'
import * as styles from './PriceHistory.css.ts'
import type { PriceHistoryProps } from './types.ts'
import { readableVersions } from './versions.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** Prices over time: a ruler of versions, a day to look at, the prices of the chosen version and what changed. */
export function PriceHistory(props: PriceHistoryProps): ReactElement {
  const { label, status = 'idle', isReadOnly = false } = props
  const { good, bad } = readableVersions(props.versions)
  if (status === 'error') {
    return (
      <ErrorState
        {...elementProps(props)}
        title={`${label} could not be read`}
        level={2}
        onRetry={props.onRetry}
      >
        {props.errorMessage ?? 'Try again in a moment.'}
      </ErrorState>
    )
  }
  if (status === 'loading') return <HistorySkeleton {...elementProps(props)} label={label} />
  const unreadable =
    bad.length > 0 ? (
      <Notice tone="attention" title="Not every version can be shown">
        {`A version has a day that cannot be read: ${bad.map(({ effectiveDate }) => effectiveDate || 'none').join(', ')}.`}
      </Notice>
    ) : null
  if (good.length === 0) {
    return (
      <>
        {unreadable}
        <EmptyState
          {...elementProps(props)}
          title={`No ${label.toLowerCase()} yet`}
          actions={
            !isReadOnly && (props.onNewVersion || props.onUpload) ? (
              <>
                {props.onNewVersion ? (
                  <Button variant="primary" onPress={props.onNewVersion}>
                    New version
                  </Button>
                ) : null}
                {props.onUpload ? <Button onPress={props.onUpload}>Upload a sheet</Button> : null}
                {props.onTemplate ? <Button onPress={props.onTemplate}>Download the template</Button> : null}
              </>
            ) : undefined
          }
        >
          Prices take effect from a day on.
          {isReadOnly || !props.onNewVersion ? '' : ' Add the first version to begin.'}
        </EmptyState>
      </>
    )
  }
  return <Prices {...props} versions={good} notice={unreadable} />
}

/** The geometry of the prices to come. */
function HistorySkeleton({ label, ...rest }: ElementProps & { label: string }): ReactElement {
  return (
    <section {...elementProps(rest)} className={styles.root} aria-label={label} aria-busy="true">
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
      </div>
      <div className={styles.skeleton}>
        <Skeleton width={40} />
        <Skeleton shape="block" />
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} />
        ))}
      </div>
    </section>
  )
}
