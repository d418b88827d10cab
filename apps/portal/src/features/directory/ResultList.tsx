import Check from '@lucide/icons/icons/check'
import type { IsoDate } from '@capiz/domain/time'
import { Heading } from '@capiz/ui/Heading'
import { Icon } from '@capiz/ui/Icon'
import { Link } from '@capiz/ui/Link'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Text } from '@capiz/ui/Text'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement, ReactNode } from 'react'
import type { Confirmed } from './confirmed.ts'
import * as styles from './directory.css.ts'
import { doubtText } from './doubt.ts'
import { accreditedUntilText } from './labels.ts'

interface ResultProps {
  href: string
  name: string
  kind: string
  accreditedUntil: IsoDate | null
  confirmed: Confirmed
  /** where it is or where they practise */
  place: ReactNode
  /** how to reach it */
  reach?: ReactNode
}

/** One entry of a directory: who and what, where and when, how to reach it and until when it is accredited. */
export function Result(props: ResultProps): ReactElement {
  const { href, name, kind, accreditedUntil, confirmed, place, reach } = props
  const doubt = doubtText(confirmed)
  return (
    <li className={styles.row}>
      <div>
        <Heading level={2} size="h3">
          <Link href={href}>{name}</Link>
        </Heading>
        <Text tone="muted">{kind}</Text>
      </div>
      <div>{place}</div>
      <div>
        {reach === undefined ? null : <div className={styles.reach}>{reach}</div>}
        <Text tone="muted">
          <Icon of={Check} /> {accreditedUntilText(accreditedUntil)}
        </Text>
        {doubt !== '' && <Text tone="muted">{doubt}</Text>}
      </div>
    </li>
  )
}

/** Entries as rows; those of the search before stay, as legible as before, while the next are under way. */
export function Results({ children, isStale }: { children: ReactNode; isStale: boolean }): ReactElement {
  return (
    <ul className={styles.results} aria-busy={isStale}>
      {children}
    </ul>
  )
}

/** The place of the rows while they load, as high as they will be. */
export function ResultSkeleton({ rows }: { rows: number }): ReactElement {
  return (
    <div className={styles.results}>
      <VisuallyHidden as="output">Loading the directory</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row}>
          <div>
            <Heading level={2} size="h3">
              <Skeleton width={24} />
            </Heading>
            <Text>
              <Skeleton width={20} />
            </Text>
          </div>
          <div>
            <Text size="large">
              <Skeleton width={36} />
            </Text>
            <Text>
              <Skeleton width={22} />
            </Text>
          </div>
          <Text>
            <Skeleton width={22} />
          </Text>
        </div>
      ))}
    </div>
  )
}
