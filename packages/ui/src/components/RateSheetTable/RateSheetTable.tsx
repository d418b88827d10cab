import { useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react'
import {
  amountProblems,
  formatAmount,
  formatPercentChange,
  formatPeso,
  parseAmount,
  percentChange,
} from '@capiz/domain/money'
import { cx } from '../../styles/cx.ts'
import * as styles from './RateSheetTable.css.ts'
import { lineState, pasteAmounts, summarise } from './sheet.ts'
import type { SheetLine } from './sheet.ts'

export interface RateSheetTableProps {
  label: string
  itemLabel: string
  amountLabel: string
  /** The version that was copied. */
  before: readonly SheetLine[]
  lines: readonly SheetLine[]
  onChange: (lines: readonly SheetLine[]) => void
}

/** Reads a typed amount: null for an empty text, undefined for what is no amount. */
function readAmount(text: string): number | null | undefined {
  const result = parseAmount(text)
  if (result.ok) return result.value
  return result.reason === 'BLANK' ? null : undefined
}

/** A copy of a price list in editing: amounts are typed or pasted as a column, changes are marked and summed up. */
export function RateSheetTable(props: RateSheetTableProps): ReactElement {
  const { label, before, lines, onChange } = props
  const originals = new Map(before.map((line) => [line.key, line]))
  const { changed, added, removed, range } = summarise(before, lines)
  const paste = (index: number, event: ClipboardEvent) => {
    const texts = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/u, '')
      .split(/\r?\n/u)
    // A single amount is left to the field itself.
    if (texts.length < 2) return
    event.preventDefault()
    onChange(pasteAmounts(lines, index, texts, readAmount))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const next = inputs[inputs.indexOf(event.target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.select()
  }
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.scroll}>
        {/* Arrow keys and Enter step through the amounts, as in a spreadsheet. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table className={styles.table} aria-label={label} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {props.itemLabel}
              </th>
              <th scope="col" className={cx(styles.head, styles.number)}>
                Before
              </th>
              <th scope="col" className={cx(styles.head, styles.number)}>
                {props.amountLabel}
              </th>
              <th scope="col" className={cx(styles.head, styles.number)}>
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <Line
                key={line.key}
                line={line}
                original={originals.get(line.key)}
                amountLabel={props.amountLabel}
                onAmount={(amount) =>
                  onChange(lines.map((each) => (each.key === line.key ? { ...each, amount } : each)))
                }
                onPaste={(event) => paste(index, event)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <output className={styles.foot}>
        <span>{`${changed} changed, ${added} added, ${removed} removed`}</span>
        {range ? <span>{rangeText(range)}</span> : null}
      </output>
    </section>
  )
}

function rangeText([least, most]: readonly [number, number]): string {
  const [from, to] = [formatPercentChange(least), formatPercentChange(most)]
  return from === to ? `Change ${from}` : `Changes from ${from} to ${to}`
}

interface LineProps {
  line: SheetLine
  original: SheetLine | undefined
  amountLabel: string
  onAmount: (amount: number | null) => void
  onPaste: (event: ClipboardEvent) => void
}

function Line({ line, original, amountLabel, onAmount, onPaste }: LineProps): ReactElement {
  // The typed text lives here until it is an amount; afterwards the amount is the truth again.
  const [typed, setTyped] = useState<string>()
  const state = lineState(original, line)
  const result = typed === undefined ? undefined : parseAmount(typed)
  const problem =
    result && !result.ok && result.reason !== 'BLANK' ? amountProblems[result.reason] : undefined
  const problemId = `${line.key}-problem`
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        {line.label}
      </th>
      <td className={cx(styles.cell, styles.number, styles.muted)}>
        {original?.amount === null || original === undefined ? 'not offered' : formatPeso(original.amount)}
      </td>
      <td className={cx(styles.cell, styles.number, state !== 'same' && styles.edited)}>
        <input
          className={styles.input}
          inputMode="decimal"
          aria-label={`${amountLabel}, ${line.label}`}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? problemId : undefined}
          placeholder="not offered"
          value={typed ?? (line.amount === null ? '' : formatAmount(line.amount))}
          onChange={(event) => {
            setTyped(event.target.value)
            const amount = readAmount(event.target.value)
            if (amount !== undefined) onAmount(amount)
          }}
          onBlur={() => {
            if (!problem) setTyped(undefined)
          }}
          onPaste={onPaste}
        />
        {problem ? (
          <span id={problemId} className={styles.problem}>
            {problem}
          </span>
        ) : null}
      </td>
      <td className={cx(styles.cell, styles.number, styles.muted)}>{changeText(state, original, line)}</td>
    </tr>
  )
}

function changeText(
  state: ReturnType<typeof lineState>,
  before: SheetLine | undefined,
  now: SheetLine,
): string {
  if (state === 'added') return 'new'
  if (state === 'removed') return 'removed'
  if (state === 'same') return ''
  const percent = percentChange(before?.amount ?? 0, now.amount ?? 0)
  return percent === undefined ? 'from 0' : formatPercentChange(percent)
}
