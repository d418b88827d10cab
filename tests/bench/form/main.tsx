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
import { offer } from '../page.ts'

/** The measured action: a character typed into the field that has the focus; the focus moved on by one field. */
type FormAction = 'type' | 'move'

type Kind = 'text' | 'money' | 'select' | 'area'
const kindOf = (at: number): Kind =>
  (['text', 'text', 'text', 'text', 'money', 'select', 'area'] as const)[at % 7] ?? 'text'
const options = ['Hospital', 'Clinic', 'Dental clinic'].map((label) => ({ value: label, label }))
const hint = 'As printed on the licence.'

/**
 * The same look in the plainest rules, as the plain table has: words over words over a box of one height, so that the form is as
 * long, and a focus that moves on scrolls as much. A margin keeps the pointer, which rests in the corner, off the fields.
 */
const look = `
  form { margin: 16px }
  .plain { display: grid; gap: 4px }
  .plain > label { line-height: 20px }
  .plain > span { line-height: 18px }
  .plain > :is(input, select, textarea) { inline-size: 100%; min-block-size: 36px; padding-inline: 12px; border: 1px solid #777; border-radius: 4px }
  .plain > textarea { block-size: 80px }
`

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
    <div className="plain">
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

function CapizForm({ at }: { at: number }): ReactElement {
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

const subjects: Readonly<Record<string, typeof Plain>> = { plain: Plain, ours: CapizForm }
let root: Root | undefined

/** Types as a person does as far as React can tell: the value changes under it, then the event comes. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1), inputType: 'insertText' }))
}

offer({
  mount: (kind, action, fields, repeat) => {
    const Field = subjects[kind]
    if (!Field) throw new Error(`No form ${kind}`)
    root?.unmount()
    root = createRoot(document.querySelector('#root') as HTMLElement)
    const form = (
      <form>
        <style>{look}</style>
        {Array.from({ length: fields }, (_, at) => (
          <Field key={at} at={at} />
        ))}
      </form>
    )
    flushSync(() => root?.render(form))
    const inputs = [...document.querySelectorAll('input')]
    const inputAt = (place: number) => inputs[place % inputs.length] as HTMLInputElement
    const typed = inputAt(repeat * 7)
    typed.focus()
    const actions: Record<FormAction, (turn: number) => void> = {
      type: (turn) => type(typed, '1'.repeat(turn)),
      move: (turn) => inputAt(repeat * 7 + turn).focus(),
    }
    const act = actions[action as FormAction]
    return (turn) => flushSync(() => act(turn))
  },
})
