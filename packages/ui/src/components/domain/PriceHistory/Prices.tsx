import { Suspense, lazy, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { formatDay } from '@capiz/domain/time'
import { useNarrow } from '../../data/DataTable/useNarrow.ts'
import { Controls } from './Controls.tsx'
import { Foot } from './Foot.tsx'
import { Head, Tools } from './Head.tsx'
import { PriceCards } from './PriceCards.tsx'
import type { PriceHistoryProps } from './types.ts'
import * as styles from './PriceHistory.css.ts'
import { PriceTable } from './PriceTable.tsx'
import { compareVersions, inOrder, previousVersion, versionAsOf, versionStateLabel } from './versions.ts'
import type { PriceVersion } from './versions.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

const ItemPopover = lazy(async () => ({ default: (await import('./ItemPopover.tsx')).ItemPopover }))

/** Below this width the prices are cards and the ruler is a chooser. */
const cardWidth = 560

/** The history as soon as it has a version that can be read. */
export function Prices(props: PriceHistoryProps & { notice: ReactNode }): ReactElement {
  const { label, itemLabel, fields, versions, today, isReadOnly = false } = props
  const root = useRef<HTMLElement>(null)
  const element = useElementProps(props, root)
  const isNarrow = useNarrow(root, cardWidth)
  const [asOf, setAsOf] = useState<IsoDate | null>(today)
  const [ownId, setOwnId] = useState<string>()
  const [compareId, setCompareId] = useState('')
  const [item, setItem] = useState<ChosenItem>()
  const shown = shownVersion(versions, props.value ?? ownId, today)
  if (!shown) return <></>
  const select = (id: string) => {
    setOwnId(id)
    props.onChange?.(id)
  }
  const lookAt = (day: IsoDate | null) => {
    setAsOf(day)
    const version = day && versionAsOf(versions, day)
    if (version) select(version.id)
  }
  const { compared, base, all, rows, days } = comparisonOf(versions, shown, compareId)
  const List = isNarrow ? PriceCards : PriceTable
  return (
    <section {...element} className={styles.root} aria-label={label}>
      <Head {...props} isNarrow={isNarrow} hasPrimary={!isToSubmit(shown, props)} />
      {props.notice ? <div className={styles.notice}>{props.notice}</div> : null}
      <Controls
        {...{ label, versions, today, asOf, shown, isNarrow, options: optionsOf(versions) }}
        controls={props.controls}
        onAsOf={lookAt}
        onSelect={select}
        compareId={compared ? compareId : ''}
        onCompare={setCompareId}
      >
        <Tools {...props} isNarrow />
      </Controls>
      {rows.length > 0 ? (
        <List
          label={`${label}, version of ${formatDay(shown.effectiveDate)}`}
          hasBase={base !== undefined}
          days={days}
          openKey={item?.key}
          onItem={(row, trigger) => setItem({ key: row.key, label: row.label, trigger })}
          {...{ itemLabel, fields, versions, rows }}
        />
      ) : (
        <p className={styles.nothing}>
          {compared ? 'The two versions have the same prices.' : 'This version has no items.'}
        </p>
      )}
      <Foot
        {...{ shown, base, compared }}
        rows={all}
        onCancelScheduled={isReadOnly ? undefined : props.onCancelScheduled}
        onSubmit={isReadOnly ? undefined : props.onSubmit}
      />
      {item ? <OpenItem {...{ item, fields, versions }} onClose={() => setItem(undefined)} /> : null}
    </section>
  )
}

/** To submit a draft comes before another version. */
function isToSubmit({ state }: PriceVersion, { onSubmit }: Pick<PriceHistoryProps, 'onSubmit'>): boolean {
  return state === 'draft' && onSubmit !== undefined
}

/** The chosen version, else the one in force today, else the last one. */
function shownVersion(versions: readonly PriceVersion[], id: string | undefined, today: IsoDate) {
  const chosen = versions.find((version) => version.id === id)
  return chosen ?? versionAsOf(versions, today) ?? inOrder(versions).at(-1)
}

/**
 * The shown version against the chosen one, else against the version before it. The earlier of two versions is the one
 * before, whichever of them is shown, so that a change never reads backwards.
 */
function comparisonOf(versions: readonly PriceVersion[], shown: PriceVersion, compareId: string) {
  const compared = versions.find((version) => version.id === compareId && version.id !== shown.id)
  if (compared === undefined) {
    const base = previousVersion(versions, shown)
    const all = compareVersions(base, shown)
    return { compared, base, all, rows: all.filter((row) => row.now), days: undefined }
  }
  const [base = compared, later = shown] = inOrder([compared, shown])
  const all = compareVersions(base, later)
  const days = { before: formatDay(base.effectiveDate), after: formatDay(later.effectiveDate) }
  return { compared, base, all, rows: all.filter((row) => row.isChanged), days }
}

/** The versions to choose from, latest first. */
function optionsOf(versions: readonly PriceVersion[]) {
  return inOrder(versions)
    .toReversed()
    .map((version) => ({
      value: version.id,
      label: `${formatDay(version.effectiveDate)} (${versionStateLabel[version.state]})`,
    }))
}

/** The item whose prices are open, and the button that opened them. */
interface ChosenItem {
  readonly key: string
  readonly label: string
  readonly trigger: HTMLElement
}

interface OpenItemProps extends Pick<PriceHistoryProps, 'fields' | 'versions'> {
  item: ChosenItem
  onClose: () => void
}

function OpenItem({ item, fields, versions, onClose }: OpenItemProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <ItemPopover
        key={item.key}
        itemKey={item.key}
        label={item.label}
        trigger={item.trigger}
        onClose={onClose}
        {...{ fields, versions }}
      />
    </Suspense>
  )
}
