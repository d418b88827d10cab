import { useState } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { formatDay } from '@capiz/domain/time'
import { Button } from '../Button/index.ts'
import { DateField } from '../DateField/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { RulerPicker } from '../ValidityRuler/variants.tsx'
import { PriceTable } from './PriceTable.tsx'
import * as styles from './PriceHistory.css.ts'
import {
  asOfText,
  compareVersions,
  comparisonSummary,
  inOrder,
  previousVersion,
  versionAsOf,
  versionSegments,
  versionStateLabel,
  yearsOf,
} from './versions.ts'
import type { AmountField, PriceVersion } from './versions.ts'

export interface PriceHistoryProps {
  /** What is priced: `Room rates`. */
  label: string
  /** Heading of the items: `Room category`. */
  itemLabel: string
  fields: readonly AmountField[]
  versions: readonly PriceVersion[]
  today: IsoDate
  /** Shown version; by default the one in force, else the newest. */
  selectedId?: string
  onSelect?: (id: string) => void
  isReadOnly?: boolean
  onNewVersion?: () => void
  onCancelScheduled?: (version: PriceVersion) => void
  /** Submits a draft. */
  onSubmit?: (version: PriceVersion) => void
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** More versions than this are shown one year at a time. */
const yearLimit = 24

/** Prices over time: a ruler of versions, a day to look at, the prices of the chosen version and what changed. */
export function PriceHistory(props: PriceHistoryProps): ReactElement {
  const { label, itemLabel, fields, versions, today, isReadOnly = false } = props
  const [asOf, setAsOf] = useState<IsoDate | null>(today)
  const [ownId, setOwnId] = useState<string>()
  const [compareId, setCompareId] = useState('')
  const [year, setYear] = useState<string>()
  const fallback = versionAsOf(versions, today) ?? inOrder(versions).at(-1)
  const shown = versions.find((version) => version.id === (props.selectedId ?? ownId)) ?? fallback
  if (!shown) {
    return (
      <EmptyState
        title={`No ${label.toLowerCase()} yet`}
        actions={
          !isReadOnly && props.onNewVersion ? (
            <Button variant="primary" onPress={props.onNewVersion}>
              New version
            </Button>
          ) : undefined
        }
      >
        Prices take effect from a day on. Add the first version to begin.
      </EmptyState>
    )
  }
  const select = (id: string) => {
    setOwnId(id)
    props.onSelect?.(id)
  }
  const lookAt = (day: IsoDate | null) => {
    setAsOf(day)
    const version = day && versionAsOf(versions, day)
    if (version) select(version.id)
  }
  const compared = versions.find((version) => version.id === compareId)
  const base = compared ?? previousVersion(versions, shown)
  const years = yearsOf(versions)
  const shownYear = versions.length > yearLimit ? (year ?? shown.effectiveDate.slice(0, 4)) : undefined
  const ruled = shownYear
    ? versions.filter((version) => version.effectiveDate.startsWith(shownYear))
    : versions
  const segments = versionSegments(versions).filter((segment) =>
    ruled.some((version) => version.id === segment.id),
  )
  const options = inOrder(versions)
    .reverse()
    .map((version) => ({
      value: version.id,
      label: `${formatDay(version.effectiveDate)} (${versionStateLabel[version.state]})`,
    }))
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <h2 className={styles.title}>{label}</h2>
        <div className={styles.controls} data-print="hide">
          <DateField label="In force on" value={asOf} onChange={lookAt} />
          <NativeSelect
            label="Compare with"
            value={compareId}
            placeholder="The version before"
            options={options.filter((option) => option.value !== shown.id)}
            onChange={setCompareId}
            width="medium"
          />
          {!isReadOnly && props.onNewVersion ? (
            <Button onPress={props.onNewVersion}>New version</Button>
          ) : null}
        </div>
      </div>
      <output className={styles.said}>
        {asOf ? asOfText(versions, asOf) : 'Enter a day to see its prices.'}
      </output>
      <div className={styles.picker}>
        {shownYear ? (
          <div className={styles.years}>
            <YearStep years={years} from={shownYear} step={-1} onYear={setYear} />
            <span>{shownYear}</span>
            <YearStep years={years} from={shownYear} step={1} onYear={setYear} />
          </div>
        ) : null}
        <RulerPicker
          label={`Versions of ${label.toLowerCase()}`}
          segments={segments}
          today={today}
          selectedId={shown.id}
          onSelect={select}
        />
      </div>
      <div className={styles.chooser}>
        <NativeSelect label="Version" value={shown.id} options={options} onChange={select} />
      </div>
      <PriceTable
        label={`${label}, version of ${formatDay(shown.effectiveDate)}`}
        onlyChanges={compared !== undefined}
        {...{ itemLabel, fields, versions, shown, base }}
      />
      <div className={styles.foot}>
        <span>
          {`${capitalise(versionStateLabel[shown.state])} from ${formatDay(shown.effectiveDate)}`}
          {shown.author ? `, by ${shown.author}` : ''}
        </span>
        <span>
          {base
            ? `${comparisonSummary(compareVersions(base, shown))} against ${formatDay(base.effectiveDate)}`
            : 'First version'}
        </span>
        {!isReadOnly && shown.state === 'scheduled' && props.onCancelScheduled ? (
          <Button size="sm" onPress={() => props.onCancelScheduled?.(shown)}>
            Cancel this version
          </Button>
        ) : null}
        {!isReadOnly && shown.state === 'draft' && props.onSubmit ? (
          <Button size="sm" variant="primary" onPress={() => props.onSubmit?.(shown)}>
            Submit
          </Button>
        ) : null}
      </div>
    </section>
  )
}

interface YearStepProps {
  years: readonly string[]
  from: string
  step: 1 | -1
  onYear: (year: string) => void
}

function YearStep({ years, from, step, onYear }: YearStepProps): ReactElement {
  const to = years[years.indexOf(from) + step]
  return (
    <Button size="sm" variant="quiet" isDisabled={to === undefined} onPress={() => to && onYear(to)}>
      {step < 0 ? 'Earlier year' : 'Later year'}
    </Button>
  )
}
