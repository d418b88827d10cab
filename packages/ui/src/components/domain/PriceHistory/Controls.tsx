import { useId, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import { DatePicker } from '../../fields/DatePicker/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import * as styles from './PriceHistory.css.ts'
import type { PriceHistoryProps } from './types.ts'
import { VersionPicker } from './VersionPicker.tsx'
import { asOfText, type PriceVersion } from './versions.ts'

interface FieldsProps extends Pick<PriceHistoryProps, 'versions' | 'controls'> {
  shown: PriceVersion
  asOf: IsoDate | null
  onAsOf: (day: IsoDate | null) => void
  /** The version compared with; empty for the one before. */
  compareId: string
  /** The versions as choices, latest first. */
  options: readonly { readonly value: string; readonly label: string }[]
  onCompare: (id: string) => void
}

/** The day looked at, the version to compare with, the fields of the screen, and which version the day has. */
function Fields(props: FieldsProps): ReactElement {
  const { versions, controls, shown, asOf, onAsOf, compareId, options, onCompare } = props
  return (
    <div className={styles.controls} data-print="hide">
      <DatePicker label="In force on" value={asOf} onChange={onAsOf} />
      {versions.length > 1 ? (
        <NativeSelect
          label="Compare with"
          value={compareId}
          placeholder="The version before"
          options={options.filter((option) => option.value !== shown.id)}
          onChange={onCompare}
          width="medium"
        />
      ) : null}
      {controls}
      <output className={styles.announcement}>
        {asOf ? asOfText(versions, asOf) : 'Enter a day to see its prices.'}
      </output>
    </div>
  )
}

interface FoldedProps {
  /** The chooser of the version, in a line with the button. */
  version: ReactNode
  /** Folded away until the button is pressed. */
  children: ReactNode
}

/** The chooser of the version and, behind a button beside it, everything else: the prices begin below one line. */
function Folded({ version, children }: FoldedProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <div className={styles.narrowLine}>
        {version}
        <Button
          data-print="hide"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onPress={() => setOpen(!isOpen)}
        >
          Options
        </Button>
      </div>
      {isOpen ? <div id={panel}>{children}</div> : null}
    </>
  )
}

interface ControlsProps extends FieldsProps, Pick<PriceHistoryProps, 'label' | 'today'> {
  isNarrow: boolean
  onSelect: (id: string) => void
  /** The ways to change the prices; drawn here in a narrow place only. */
  children: ReactNode
}

/** The ruler of versions below the fields; in a narrow place a chooser of versions, with the rest folded behind a button. */
export function Controls(props: ControlsProps): ReactElement {
  const { label, versions, shown, today, options, isNarrow, onSelect, children } = props
  const picker = (
    <VersionPicker {...{ label, versions, shown, today, options, isNarrow }} onChange={onSelect} />
  )
  if (isNarrow) {
    return (
      <Folded version={picker}>
        <Fields {...props} />
        {children}
      </Folded>
    )
  }
  return (
    <>
      <Fields {...props} />
      {picker}
    </>
  )
}
