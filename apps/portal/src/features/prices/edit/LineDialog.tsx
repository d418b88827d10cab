import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { lineKey } from '@capiz/domain/fees'
import { type ReactElement, useState } from 'react'
import { DialogForm } from '../../../patterns/FormDialog.tsx'
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
  const [values, setValues] = useState<Line>(line ?? emptyLine(screen))
  const [attempt, setAttempt] = useState(0)
  const replaced = line && lineKey(screen.kind, line)
  const others = lines.filter((other) => lineKey(screen.kind, other) !== replaced)
  const problems = attempt === 0 ? {} : lineProblems(screen, values, others, header)
  const item = screen.itemLabel.toLowerCase()

  function submit(): void {
    setAttempt(attempt + 1)
    if (Object.keys(lineProblems(screen, values, others, header)).length > 0) return
    onDone(values, replaced)
    onOpenChange(false)
  }
  return (
    <DialogForm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={line === undefined ? `Add a line: ${item}` : `Change the line: ${item}`}
      label={screen.itemLabel}
      submitLabel={line === undefined ? 'Add' : 'Change'}
      onSubmit={submit}
    >
      {attempt === 0 ? null : (
        <ErrorSummary
          attempt={attempt}
          errors={Object.entries(problems).map(([field, message]) => ({ fieldId: `line-${field}`, message }))}
        />
      )}
      {screen.lineFields.map((field) => (
        <LineField
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => setValues((now) => ({ ...now, [field.name]: value }))}
          header={header}
          names={names}
          errorMessage={problems[field.name]}
        />
      ))}
    </DialogForm>
  )
}
