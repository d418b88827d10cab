import { type FieldKind, formatField } from '@capiz/domain/field'
import { Code } from '@capiz/ui/Code'
import { Link } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import type { FieldOutputComponent, FieldOutputProps } from './props.ts'

const textOf = ({ field, value, labelOf }: FieldOutputProps): string =>
  formatField(field, value, (code) => labelOf?.(code))

/** Shows a value as people read it; nothing where it is absent. */
function TextOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : <>{text}</>
}

/** Shows an identifier. */
function CodeOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : <Code>{text}</Code>
}

/** Shows an e-mail address that can be written to. */
function EmailOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : <Link href={`mailto:${text}`}>{text}</Link>
}

/** Shows a web address that can be opened. */
function LinkOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : (
    <Link href={text} target="_blank" rel="noreferrer">
      {text}
    </Link>
  )
}

/** The kinds whose value is more than its text. */
const outputs: Readonly<Partial<Record<FieldKind, FieldOutputComponent>>> = {
  code: CodeOutput,
  email: EmailOutput,
  link: LinkOutput,
}

/** The value of a declared field as people read it. */
export function FieldOutput(props: FieldOutputProps): ReactElement | null {
  const Output = outputs[props.field.kind] ?? TextOutput
  return <Output {...props} />
}
