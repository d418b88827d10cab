import { useState } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import { RulerPicker } from '../ValidityRuler/RulerPicker.tsx'
import * as styles from './PriceHistory.css.ts'
import { gapTexts, segmentsOfYear, versionSegments, yearsOf } from './versions.ts'
import type { PriceVersion } from './versions.ts'

interface VersionPickerProps {
  label: string
  versions: readonly PriceVersion[]
  shown: PriceVersion
  today: IsoDate
  /** The versions as choices, newest first. */
  options: readonly { readonly value: string; readonly label: string }[]
  /** Too narrow for a ruler: a chooser takes its place. */
  isNarrow: boolean
  onChange: (id: string) => void
}

/** More versions than this are shown one year at a time. */
const yearLimit = 24

/** Chooses one of the versions: on a ruler of their days, or from a list where there is no room for one. */
export function VersionPicker(props: VersionPickerProps): ReactElement {
  const { label, versions, shown, today, options, isNarrow, onChange } = props
  const [turned, setTurned] = useState<{ year: string; from: string }>()
  if (isNarrow) {
    return <NativeSelect label="Version" value={shown.id} options={options} onChange={onChange} />
  }
  const all = versionSegments(versions)
  const gaps = gapTexts(versions, today)
  const years = yearsOf(versions)
  // A year that was turned to holds until another version is chosen, which brings its own.
  const year = turned?.from === shown.id ? turned.year : shown.effectiveDate.slice(0, 4)
  const { segments, span } =
    versions.length > yearLimit ? segmentsOfYear(all, year) : { segments: all, span: undefined }
  const turn = (to: string) => setTurned({ year: to, from: shown.id })
  return (
    <div className={styles.picker}>
      {span ? (
        <div className={styles.years} data-print="hide">
          <YearStep years={years} from={year} step={-1} onYear={turn} />
          <output className={styles.year}>{year}</output>
          <YearStep years={years} from={year} step={1} onYear={turn} />
        </div>
      ) : null}
      <RulerPicker
        label={`Versions of ${label.toLowerCase()}`}
        segments={segments}
        today={today}
        span={span}
        value={shown.id}
        onChange={onChange}
      />
      {gaps.length > 0 ? <p className={styles.gaps}>{gaps.join(' ')}</p> : null}
    </div>
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
