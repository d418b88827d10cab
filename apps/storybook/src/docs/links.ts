import { docsIds } from 'virtual:component-pages'
import { findDocs } from './catalogue.ts'

/** Finds the address of a component's page in the frame; undefined while it has none. */
export function docsAddress(component: string): string | undefined {
  const id = docsIds[findDocs(component)?.name ?? '']
  return id === undefined ? undefined : `./?path=/docs/${id}`
}
