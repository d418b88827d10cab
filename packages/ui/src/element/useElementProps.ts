import { useMemo } from 'react'
import type { RefObject } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { elementProps } from './element-props.ts'

/** Returns what `elementProps` does, with a ref that also fills the component's own. */
export function useElementProps<E extends Element>(props: object, own: RefObject<E | null>) {
  const { ref, ...attributes } = elementProps(props)
  const merged = useMemo(() => (ref ? mergeRefs<E>(own, ref) : own), [own, ref])
  return { ...attributes, ref: merged }
}
