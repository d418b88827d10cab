import { Link } from '@capiz/ui/Link'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'

/** Leads to the form that reports an error in an entry. */
export function ReportLink({ code, at }: { code: string; at?: string }): ReactElement {
  const query = at === undefined ? '' : `?at=${at}`
  return (
    <Text tone="muted">
      Is something wrong here? <Link href={`/directory/${code}/report${query}`}>Report an error</Link>
    </Text>
  )
}
