import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { Notice } from '../Notice/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Prices } from './Prices.tsx'
import * as styles from './PriceHistory.css.ts'
import { readableVersions } from './versions.ts'
import type { AmountField, PriceVersion } from './versions.ts'

export interface PriceHistoryProps {
  /** What is priced: `Room rates`. */
  label: string
  /** Heading of the items: `Room category`. */
  itemLabel: string
  /** The prices an item has, one column each. */
  fields: readonly AmountField[]
  /** All versions in any order; of one day the later listed holds. */
  versions: readonly PriceVersion[]
  /** Today in Manila: decides what is in force. */
  today: IsoDate
  /** Shown version; by default the one in force, else the newest. */
  selectedId?: string
  /** Told the version that was chosen, for the address bar. */
  onSelect?: (id: string) => void
  /** Looking and comparing only. */
  isReadOnly?: boolean
  /** Begins a new version as a copy of the shown one. */
  onNewVersion?: () => void
  /** Begins a new version from a sheet. */
  onUpload?: () => void
  /** Hands out an empty sheet. */
  onTemplate?: () => void
  /** Takes a version back that has not begun. */
  onCancelScheduled?: (version: PriceVersion) => void
  /** Submits a draft. */
  onSubmit?: (version: PriceVersion) => void
  /** Where the versions stand: `loading` draws their geometry, `error` says what failed. */
  status?: 'idle' | 'loading' | 'error'
  /** What failed and what to do. */
  errorText?: string
  /** Tries again after a failure. */
  onRetry?: () => void
}

/** Prices over time: a ruler of versions, a day to look at, the prices of the chosen version and what changed. */
export function PriceHistory(props: PriceHistoryProps): ReactElement {
  const { label, status = 'idle', isReadOnly = false } = props
  const { good, bad } = readableVersions(props.versions)
  if (status === 'error') {
    return (
      <ErrorState title={`${label} could not be read`} level={2} onRetry={props.onRetry}>
        {props.errorText ?? 'Try again in a moment.'}
      </ErrorState>
    )
  }
  if (status === 'loading') return <Bones label={label} />
  const unreadable =
    bad.length > 0 ? (
      <Notice kind="attention" title="Not every version can be shown">
        {`A version has a day that cannot be read: ${bad.map(({ effectiveDate }) => effectiveDate || 'none').join(', ')}.`}
      </Notice>
    ) : null
  if (good.length === 0) {
    return (
      <>
        {unreadable}
        <EmptyState
          title={`No ${label.toLowerCase()} yet`}
          actions={
            !isReadOnly && (props.onNewVersion || props.onUpload) ? (
              <>
                {props.onNewVersion ? (
                  <Button variant="primary" onPress={props.onNewVersion}>
                    New version
                  </Button>
                ) : null}
                {props.onUpload ? <Button onPress={props.onUpload}>Upload sheet</Button> : null}
                {props.onTemplate ? <Button onPress={props.onTemplate}>Template</Button> : null}
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
function Bones({ label }: { label: string }): ReactElement {
  return (
    <section className={styles.root} aria-label={label} aria-busy="true">
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
      </div>
      <div className={styles.bones}>
        <Skeleton width={40} />
        <Skeleton shape="block" />
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} />
        ))}
      </div>
    </section>
  )
}
