import type { GenericSchema } from 'valibot'

/** Messages of the wire that do not say which field they are about; beside a field they need not, in a list they do. */
const general = /^(Enter this|Enter text here|Use \d|Choose one|Enter a whole number|Enter \d)/

/** Words for the fields of the form, by the last part of their address. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  typeCode: 'Type',
  categoryCode: 'Category',
  line: 'Street, number, building',
  barangay: 'Barangay',
  zipCode: 'ZIP code',
  position: 'Position',
  clinicHours: 'Clinic hours',
  dohLtoNo: 'DOH licence to operate',
  hfCode: 'Provider code',
  bank: 'Bank',
  bedCapacity: 'Beds',
  creditTermDays: 'Credit term',
  remarks: 'Remarks',
  blockedReason: 'Why it is blocked',
}

/** What the rows of a list are called. */
const rows: Readonly<Record<string, string>> = {
  contacts: 'Contact person',
  addresses: 'Address',
  telephone: 'Telephone',
}

function fieldName(path: readonly string[]): string | undefined {
  const [first = '', at = ''] = path
  const label = labels[path.at(-1) ?? '']
  const row = rows[first]
  if (row === undefined || at === '')
    return first === 'payee' && path.length > 1 ? `Payee, ${label ?? ''}` : label
  const place = `${row} ${Number(at) + 1}`
  return label === undefined ? place : `${place}, ${label.toLowerCase()}`
}

/** A message with the name of its field in front, where it would not be understood in a list of problems. */
export function namedMessage(path: readonly string[], message: string): string {
  if (!general.test(message)) return message
  const name = fieldName(path)
  return name === undefined ? message : `${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
}

/** The same schema with messages that can stand in a list of problems. */
export function withNames<S extends GenericSchema>(schema: S): S {
  const standard = schema['~standard']
  const validate: typeof standard.validate = (value) => {
    const result = standard.validate(value)
    if (result instanceof Promise || result.issues === undefined) return result
    return {
      issues: result.issues.map((issue) => {
        const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))
        return { ...issue, message: namedMessage(path, issue.message) }
      }),
    }
  }
  return { ...schema, '~standard': { ...standard, validate } }
}
