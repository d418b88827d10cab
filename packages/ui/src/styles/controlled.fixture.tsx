import { useState } from 'react'
import type { ComponentType } from 'react'

/** A controlled field that holds its own value for a story, and tells `onChange` all the same. Call it once per file. */
export function controlled<P extends { value: unknown; onChange: (value: never) => void }>(
  Field: ComponentType<P>,
): ComponentType<P> {
  return function Controlled(props: P) {
    const [value, setValue] = useState<P['value']>(props.value)
    const change = (next: never) => {
      setValue(() => next)
      props.onChange(next)
    }
    return <Field {...props} value={value} onChange={change} />
  }
}
