import { quantile, tableText } from '../figures.ts'
import { lastResults, saveResults } from '../results.ts'
import type { FormTyping } from './forms.ts'

const part = 'forms'
/** Share of the time of native fields that the middle key may take, and ms that nearly every key may. */
const [mostOfNative, mostMs] = [1.3, 50]

/** Prints typing in the forms beside native fields, the goals and the last run, and keeps it. */
export function reportForms(forms: readonly FormTyping[]): void {
  const last = lastResults<FormTyping[]>(part) ?? []
  const middle = (keys: readonly number[]) => quantile(keys, 0.5)
  const native = middle(forms.find(({ form }) => form === 'native')?.keys ?? [])
  const rows = forms.map(({ form, fields, keys }) => {
    const [half, most] = [middle(keys), quantile(keys, 0.95)]
    const before = last.find((one) => one.form === form)
    const isMet = half <= mostOfNative * native && most <= mostMs
    return [
      form,
      String(fields),
      `${half.toFixed(1)} ms`,
      `${most.toFixed(1)} ms`,
      `${(half / native).toFixed(2)} x`,
      before ? middle(before.keys).toFixed(1) : '',
      form === 'native' ? '' : isMet ? 'met' : 'missed',
    ]
  })
  const heads = ['form', 'fields', 'a key, p50', 'p95', 'of native', 'last run', 'goals']
  console.log(tableText([heads, ...rows]))
  saveResults(part, forms)
}
