import { Link } from '@capiz/ui/Link'
import { Inline } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { telephoneHref } from './labels.ts'

/** Telephone numbers that dial when they are pressed. */
export function Telephones({ numbers, of }: { numbers: readonly string[]; of: string }): ReactElement | null {
  if (numbers.length === 0) return null
  return (
    <Inline gap={3}>
      {numbers.map((number) => (
        <Link key={number} href={telephoneHref(number)} aria-label={`Call ${of}: ${number}`}>
          {number}
        </Link>
      ))}
    </Inline>
  )
}
