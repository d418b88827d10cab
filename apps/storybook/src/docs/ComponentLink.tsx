import type { ReactElement } from 'react'
import { Suspense, use } from 'react'
import { docsAddresses } from './links.ts'

function Address({ name }: { name: string }): ReactElement {
  const address = use(docsAddresses()).get(name)
  const label = <code>{name}</code>
  return address === undefined ? (
    label
  ) : (
    <a href={address} target="_top">
      {label}
    </a>
  )
}

/** Leads to the page of another component, in the frame around this one. */
export function ComponentLink({ name }: { name: string }): ReactElement {
  return (
    <Suspense fallback={<code>{name}</code>}>
      <Address name={name} />
    </Suspense>
  )
}
