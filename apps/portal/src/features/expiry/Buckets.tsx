import { plural } from '@capiz/domain/text'
import type { OutputOf } from '@capiz/api/contract/define'
import type { expiry } from '@capiz/api/contract/expiry'
import { StatTile } from '@capiz/ui/StatTile'
import type { ReactElement } from 'react'
import { buckets, bucketLabels, type Bucket } from './expiring-state.ts'
import * as styles from './expiring.css.ts'

interface BucketsProps {
  counts: OutputOf<typeof expiry.counts> | undefined
  /** address of the list narrowed to a group */
  hrefOf: (bucket: Bucket) => string
}

/** How many required documents are missing, and how many run out by the days that are left; each figure leads to exactly those. */
export function Buckets({ counts, hrefOf }: BucketsProps): ReactElement {
  return (
    <div className={styles.buckets}>
      {buckets.map((bucket) => {
        const count =
          bucket === 'missing' ? counts?.missing : counts?.buckets.find((one) => one.bucket === bucket)
        return (
          <StatTile
            key={bucket}
            label={bucketLabels[bucket]}
            value={counts === undefined ? undefined : (count?.facilities ?? 0) + (count?.physicians ?? 0)}
            detail={
              count === undefined
                ? undefined
                : `${plural(count.facilities, 'facility', 'facilities')}, ${plural(count.physicians, 'physician', 'physicians')}`
            }
            href={hrefOf(bucket)}
          />
        )
      })}
    </div>
  )
}
