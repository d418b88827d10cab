import type { ReactElement } from 'react'
import { Link } from '@capiz/ui/Link'
import { SkipLink } from '@capiz/ui/SkipLink'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/SkipLink' }

/** Seen when Tab reaches it, first of all. */
export function ToTheContent(): ReactElement {
  return (
    <>
      <SkipLink target="skip-content" />
      <div id="skip-content" tabIndex={-1}>
        <Text>Press Tab from the top of the page to see the link.</Text>
      </div>
    </>
  )
}

/** One more stop on the way. */
export function DontLeadElsewhere(): ReactElement {
  return (
    <>
      <SkipLink target="skip-search">Skip to the search</SkipLink>
      <div id="skip-search" tabIndex={-1}>
        <Link href="#search">Search</Link>
      </div>
    </>
  )
}
