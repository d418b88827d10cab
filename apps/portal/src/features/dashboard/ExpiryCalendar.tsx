import { Card } from '@capiz/ui/Card'
import { Disclosure } from '@capiz/ui/Disclosure'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Link } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { mediaQuery } from '@capiz/ui/tokens'
import { WeekStrip, type WeekStripProps } from '@capiz/ui/WeekStrip'
import type { ReactElement } from 'react'
import * as styles from './dashboard.css.ts'

interface ExpiryCalendarProps {
  /** undefined while they load */
  weeks: WeekStripProps['weeks'] | undefined
}

function Weeks({ weeks }: ExpiryCalendarProps): ReactElement {
  if (weeks === undefined) return <Skeleton shape="block" />
  return (
    <Stack gap={3}>
      {weeks.every(({ count }) => count === 0) ? (
        <Text tone="muted">No document expires in these weeks.</Text>
      ) : (
        <div className={styles.weeks}>
          <WeekStrip
            label="Expiring documents, by week"
            nouns={['document expires', 'documents expire']}
            weeks={weeks}
          />
        </div>
      )}
      <Link href="/iso-compliance/expiring" variant="standalone">
        All expiring documents
      </Link>
    </Stack>
  )
}

/** When documents of accredited providers run out, by week; folded on phones. */
export function ExpiryCalendar(props: ExpiryCalendarProps): ReactElement {
  const isPhone = useMediaQuery(mediaQuery.phone)
  if (isPhone) {
    return (
      <Disclosure title="Expiring in the next 12 weeks">
        <Weeks {...props} />
      </Disclosure>
    )
  }
  return (
    <Card title="Expiring" description="Accredited providers, next 12 weeks">
      <Weeks {...props} />
    </Card>
  )
}
