import type { ReactElement } from 'react'
import { docsAddress } from './links.ts'

/** Leads to the page of another component, in the frame around this one. */
export function ComponentLink({ name }: { name: string }): ReactElement {
  const address = docsAddress(name)
  const label = <code>{name}</code>
  return address === undefined ? (
    label
  ) : (
    <a href={address} target="_top">
      {label}
    </a>
  )
}
