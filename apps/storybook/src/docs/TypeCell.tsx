import type { ReactElement } from 'react'

/** Shows a type, and on demand the source of what it names. */
export function TypeCell({ type, detail }: { type: string; detail?: string }): ReactElement {
  return (
    <td>
      <code>{type}</code>
      {detail !== undefined && (
        <details>
          <summary>Show the type</summary>
          <pre>{detail}</pre>
        </details>
      )}
    </td>
  )
}
