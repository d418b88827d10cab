import { formatField } from '@capiz/domain/field'
import { Code } from '@capiz/ui/Code'
import { Link } from '@capiz/ui/Link'
import type { ReactElement } from 'react'
import type { FieldOutputProps } from './props.ts'

const textOf = ({ field, value, labelOf }: FieldOutputProps): string =>
  formatField(field, value, (code) => labelOf?.(code))

/** Shows a value as people read it; nothing where it is absent. */
export function TextOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : <>{text}</>
}

/** Shows an identifier. */
export function CodeOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : <Code>{text}</Code>
}

/** Shows an e-mail address that can be written to. */
export function EmailOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : <Link href={`mailto:${text}`}>{text}</Link>
}

/** Shows a web address that can be opened. */
export function LinkOutput(props: FieldOutputProps): ReactElement | null {
  const text = textOf(props)
  return text === '' ? null : (
    <Link href={text} target="_blank" rel="noreferrer">
      {text}
    </Link>
  )
}
