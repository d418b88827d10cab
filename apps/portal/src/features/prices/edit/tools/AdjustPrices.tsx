import { type Adjustment, fromCentavos, roundingSteps, toCentavos } from '@capiz/domain/money'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Popover } from '@capiz/ui/Popover'
import type { AmountField } from '@capiz/ui/accreditation/PriceHistory'
import type { GridLine } from '@capiz/ui/accreditation/RateSheetGrid'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import { adjustLines, type PriceAdjustment, readAdjustment } from './price-tools.ts'

type Way = Adjustment['by']

const wayOptions: readonly { value: Way; label: string }[] = [
  { value: 'percent', label: 'Raise by percent' },
  { value: 'pesos', label: 'Raise by pesos' },
  { value: 'amount', label: 'Set all to' },
]
const roundingOptions = roundingSteps.map((step) => ({
  value: String(step),
  label: step === 1 ? 'The centavo' : `₱${fromCentavos(step)}`,
}))
/** The numbers each way takes, in percent or pesos, and what is said of another one. */
const bounds: Readonly<Record<Way, { min: number; max: number; message: string }>> = {
  percent: { min: -100, max: 1000, message: 'Enter a number between -100 and 1,000, such as 5 or 2.5.' },
  pesos: { min: -99_999_999, max: 99_999_999, message: 'Enter pesos, such as 100 or -50.25.' },
  amount: { min: 0, max: 99_999_999, message: 'Enter pesos, such as 2,150 or 99.50.' },
}

function adjustmentOf(way: Way, value: number): Adjustment {
  if (way === 'percent') return { by: way, percent: value }
  return { by: way, centavos: toCentavos(value) }
}

interface AdjustPricesProps {
  /** the peso fields of the lines */
  fields: readonly AmountField[]
  /** the lines that change: the selected ones, else those that are shown */
  lines: readonly GridLine[]
  isSelection: boolean
  onChange: (lines: readonly GridLine[]) => void
}

/** Changes all prices that are selected, or else shown, at once: by percent, by pesos or to one amount, rounded. */
export function AdjustPrices(props: AdjustPricesProps): ReactElement {
  const label = props.isSelection ? `Change ${props.lines.length} selected prices` : 'Change many prices'
  return (
    <Popover label={label} trigger={<Button size="sm">{label}</Button>}>
      {({ close }) => <AdjustFields {...props} onDone={close} />}
    </Popover>
  )
}

function AdjustFields({ fields, lines, onChange, onDone }: AdjustPricesProps & { onDone: () => void }) {
  const [way, setWay] = useState<Way>('percent')
  const [text, setText] = useState('')
  const [step, setStep] = useState(1)
  const [field, setField] = useState(fields[0]?.name ?? '')
  const [isTried, setTried] = useState(false)
  const value = readAdjustment(text, bounds[way])
  const change: PriceAdjustment = { field, adjustment: adjustmentOf(way, value ?? 0), step }
  const { lines: next, count } = adjustLines(lines, change)
  const apply = (): void => {
    setTried(true)
    if (value === undefined) return
    onChange(next)
    onDone()
  }
  return (
    <Stack gap={4}>
      {fields.length > 1 ? (
        <NativeSelect
          label="Price"
          value={field}
          options={fields.map(({ name, label }) => ({ value: name, label }))}
          onChange={setField}
        />
      ) : null}
      <NativeSelect label="Change" value={way} options={wayOptions} onChange={setWay} />
      <TextField
        label={way === 'percent' ? 'Percent' : 'Pesos'}
        hint={way === 'amount' ? undefined : 'A number below zero lowers the prices.'}
        isRequired
        width="short"
        inputMode="decimal"
        prefix={way === 'percent' ? undefined : '₱'}
        suffix={way === 'percent' ? '%' : undefined}
        value={text}
        onChange={setText}
        errorMessage={isTried && value === undefined ? bounds[way].message : undefined}
      />
      <NativeSelect
        label="Round to"
        value={String(step)}
        options={roundingOptions}
        onChange={(chosen) => setStep(Number(chosen))}
      />
      <Inline gap={2} justify="end">
        <Button size="sm" variant="quiet" onPress={onDone}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" isDisabled={count === 0} onPress={apply}>
          {`Change ${plural(count, 'price', 'prices')}`}
        </Button>
      </Inline>
    </Stack>
  )
}
