import type { AriaAttributes, Ref } from 'react'

/** The properties every component takes beside its own, and puts on its element. */
export interface ElementProps<E extends Element = HTMLElement> extends AriaAttributes {
  /** Id of the element. */
  id?: string | undefined
  /** The element. */
  ref?: Ref<E> | undefined
}

/** Properties of a library with its optional ones as ours are: leaving one out and giving undefined are the same. */
export type Lenient<T> = { [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] }

/** The properties of an element; `Ref<never>` fits every element, and its owner has said which one it is. */
interface PassedOn extends AriaAttributes {
  id?: string | undefined
  ref?: Ref<never> | undefined
}

const ofElement = /^(?:id|ref|(?:aria|data)-.+)$/u

/**
 * Returns what belongs on the element of a component: `id`, `ref` and the attributes `aria-*` and `data-*`. Everything else
 * stays with the component, so that a property spread too far never becomes an attribute.
 */
export function elementProps(props: object): PassedOn {
  return Object.fromEntries(Object.entries(props).filter(([name]) => ofElement.test(name)))
}

/** Returns the ref alone, for a component whose other attributes belong on another element than the one that takes the focus. */
export function refProps(props: object): Pick<PassedOn, 'ref'> {
  const { ref } = elementProps(props)
  return { ref }
}
