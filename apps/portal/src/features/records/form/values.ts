import { RecordInput } from '@capiz/api/schema/record-form'
import { recordProblems, trackedStatus } from '@capiz/domain/record'
import * as v from 'valibot'
import { today } from '../../../patterns/today.ts'
import { type FormValues, type RecordView, valueOf } from '../model/calls.ts'
import { ownerFieldOf, type RecordScreen } from '../model/screens.ts'
import { fieldNamed } from '../model/labels.ts'

/** The fields of a kind that a person enters. */
export const enteredFields = ({ fields }: Pick<RecordScreen, 'fields'>) =>
  fields.filter(({ server }) => server !== true)

/** The fields that name the provider, and its kind where the record keeps that too. */
export function ownerValues(screen: RecordScreen, code: string | null): FormValues {
  const field = code === null ? screen.ownerField : ownerFieldOf(screen, code)
  if (field === undefined) return {}
  const type = code === null ? null : code.startsWith('PHY') ? 'PHY' : 'HFC'
  const hasType = fieldNamed(screen, 'applicantType') !== undefined
  return { [field]: code, ...(hasType && { applicantType: type }) }
}

const isText = (kind: string): boolean => kind === 'text' || kind === 'longText'

/** Returns the initial form values of a new record; in a provider's record it is about that provider. */
export function newValues(screen: RecordScreen, ownerCode?: string): FormValues {
  const entries = enteredFields(screen).map(({ name, kind }): [string, unknown] => [
    name,
    kind === 'ratings' ? [] : isText(kind) ? '' : name === screen.day ? today() : null,
  ])
  return {
    id: null,
    code: null,
    version: null,
    status: null,
    ...Object.fromEntries(entries),
    ...(ownerCode === undefined ? {} : ownerValues(screen, ownerCode)),
  }
}

/** The values of a form for a record as it stands. */
export function valuesOf(screen: RecordScreen, record: RecordView): FormValues {
  const entries = enteredFields(screen).map(({ name, kind }): [string, unknown] => {
    const value = valueOf(record, name)
    return [name, isText(kind) && value === null ? '' : value]
  })
  const { id, code, version, status } = record
  return { id, code, version, status, ...Object.fromEntries(entries) }
}

/** The status a save ends in, as far as the form can know it. */
function statusIn(screen: RecordScreen, values: FormValues): string {
  if (screen.machine.decidedBy === 'dates') return trackedStatus(values)
  return typeof values['status'] === 'string' ? values['status'] : screen.machine.initial
}

/** The values with the kind of the provider, which its code says and no field asks for. */
export function completed(screen: RecordScreen, values: FormValues): FormValues {
  const code = values[screen.ownerField ?? '']
  return typeof code === 'string' ? { ...values, ...ownerValues(screen, code) } : values
}

type Problem = { path: readonly string[]; message: string }

/** Returns the errors of the values: first of the shape the API requires, then of the rules over several fields. */
function problemsOf(screen: RecordScreen, shape: v.GenericSchema, values: FormValues): Problem[] {
  // without a provider its kind is missing too; one message is enough
  const shaped = (v.safeParse(shape, values).issues ?? []).filter(
    ({ path }) => path?.[0]?.key !== 'applicantType',
  )
  return [
    ...shaped.map(({ path, message }) => ({ path: (path ?? []).map(({ key }) => String(key)), message })),
    ...recordProblems(screen.name, values, statusIn(screen, values), today()).map(({ field, message }) => ({
      path: field.split('.'),
      message,
    })),
  ]
}

/** Returns the schema of a record that may be saved (domain model 9), with all messages at once. */
export function formSchema(screen: RecordScreen): v.GenericSchema<FormValues, unknown> {
  const shape: v.GenericSchema = RecordInput(screen.name)
  return v.pipe(
    v.custom<FormValues>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input: Record<string, unknown> = completed(screen, dataset.value)
      for (const { path, message } of problemsOf(screen, shape, input)) {
        const [first, ...rest] = path.map((key) => ({
          type: 'object' as const,
          origin: 'value' as const,
          input,
          key,
          value: input[key],
        }))
        if (first !== undefined) addIssue({ message, path: [first, ...rest] })
      }
    }),
  )
}
