import { lineKey } from '@capiz/domain/fees'
import type { ReactElement } from 'react'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../../platform/forms/form.tsx'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import type { Line } from '../model/calls.ts'
import type { Header } from '../model/headers.ts'
import type { PriceScreen } from '../model/kinds.ts'
import type { Names } from '../model/names.ts'
import { emptyLine, lineProblems } from './line-values.ts'
import { LineField } from './LineField.tsx'

interface LineDialogProps {
  screen: PriceScreen
  header: Header
  names: Names
  /** all lines of the sheet, to see that no item is entered twice */
  lines: readonly Line[]
  /** the line that is changed; a new one is added without it */
  line: Line | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDone: (line: Line, replaced: string | undefined) => void
}

/** One line of a sheet with all its fields: adds an item, or changes what is said about one. */
export function LineDialog(props: LineDialogProps): ReactElement {
  const { screen, header, names, lines, line, isOpen, onOpenChange, onDone } = props
  const replaced = line && lineKey(screen.kind, line)
  const others = lines.filter((other) => lineKey(screen.kind, other) !== replaced)
  const item = screen.itemLabel.toLowerCase()
  const form = useSaveForm<Line, void>({
    name: 'line',
    schema: formRules((values) => lineProblems(screen, values, others, header)),
    values: line ?? emptyLine(screen),
    // the line becomes a part of the sheet, which is saved as a whole
    save: (values) => Promise.resolve(onDone(values, replaced)),
    onSaved: () => onOpenChange(false),
  })
  const values = useFormValues(form)
  const problems = form.problemsOf(values)
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={line === undefined ? `Add a line: ${item}` : `Change the line: ${item}`}
      label={screen.itemLabel}
      submitLabel={line === undefined ? 'Add' : 'Change'}
    >
      {screen.lineFields.map((field) => (
        <LineField
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => form.set({ [field.name]: value })}
          header={header}
          names={names}
          errorMessage={problems[field.name]}
        />
      ))}
    </FormDialog>
  )
}
