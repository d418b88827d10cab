import '@capiz/ui/styles'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { MoneyField } from '@capiz/ui/MoneyField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'

/**
 * What is measured: a character typed into one field, the focus moved on by one field; to the paint that shows it, which
 * is what people feel, and without the wait for the frame, which is what the fields themselves cost.
 */
export type FormAction = 'type' | 'move' | 'type, no frame' | 'move, no frame'

type Kind = 'text' | 'money' | 'select' | 'area'
const kindOf = (at: number): Kind =>
  (['text', 'text', 'text', 'text', 'money', 'select', 'area'] as const)[at % 7] ?? 'text'
const options = ['Hospital', 'Clinic', 'Dental clinic'].map((label) => ({ value: label, label }))
const hint = 'As printed on the licence.'

/** Every field holds its own answer, as the product's forms do: typing into one draws that one only. */
function Plain({ at }: { at: number }): ReactElement {
  const [value, setValue] = useState('')
  const id = `field-${at}`
  const kind = kindOf(at)
  const common = {
    id,
    value,
    'aria-describedby': `${id}-hint`,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  }
  return (
    <div>
      <label htmlFor={id}>{`Answer ${at}`}</label>
      <span id={`${id}-hint`}>{hint}</span>
      {kind === 'area' && <textarea {...common} rows={3} />}
      {kind === 'select' && (
        <select {...common}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {(kind === 'text' || kind === 'money') && <input {...common} />}
    </div>
  )
}

function Ours({ at }: { at: number }): ReactElement {
  const [value, setValue] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const common = { label: `Answer ${at}`, hint }
  const kind = kindOf(at)
  if (kind === 'area') return <TextArea {...common} value={value} onChange={setValue} />
  if (kind === 'select')
    return <NativeSelect {...common} options={options} value={value} onChange={setValue} />
  if (kind === 'money') return <MoneyField {...common} value={amount} onChange={setAmount} />
  return <TextField {...common} value={value} onChange={setValue} />
}

const subjects: Readonly<Record<string, typeof Plain>> = { plain: Plain, ours: Ours }
let root: Root | undefined

/** Types as a person does as far as React can tell: the value changes under it, then the event comes. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1), inputType: 'insertText' }))
}

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** ms of each turn. */
async function timeAction(
  kind: string,
  action: FormAction,
  fields: number,
  turns: number,
): Promise<number[]> {
  const Field = subjects[kind]
  if (!Field) throw new Error(`No form ${kind}`)
  root?.unmount()
  root = createRoot(document.querySelector('#root') as HTMLElement)
  const form = (
    <form>
      {Array.from({ length: fields }, (_, at) => (
        <Field key={at} at={at} />
      ))}
    </form>
  )
  flushSync(() => root?.render(form))
  await nextPaint()
  const inputs = [...document.querySelectorAll('input')]
  const isTyping = action.startsWith('type')
  const isToPaint = !action.endsWith('no frame')
  // Without the frame a turn is several events: a single one lasts less than the clock can tell.
  const perTurn = isToPaint ? 1 : 20
  const times: number[] = []
  for (let turn = 1; turn <= turns; turn++) {
    const input = inputs[(turn * 7) % inputs.length] as HTMLInputElement
    if (isTyping) input.focus()
    await nextPaint()
    const start = performance.now()
    for (let step = 1; step <= perTurn; step++) {
      if (isTyping) flushSync(() => type(input, '1'.repeat(step)))
      else flushSync(() => inputs[(turn + step) % inputs.length]?.focus())
      void document.body.offsetHeight
    }
    if (isToPaint) await nextPaint()
    times.push((performance.now() - start) / perTurn)
  }
  return times
}
Object.assign(window, { timeAction })
