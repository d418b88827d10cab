import type { OutputOf } from '@capiz/api/contract/define'
import type { expiry } from '@capiz/api/contract/expiry'
import { StatTile } from '@capiz/ui/StatTile'
import type { ReactElement } from 'react'
import { buckets, bucketWords, type Bucket } from './radar-state.ts'
import * as styles from './radar.css.ts'

interface BucketsProps {
  counts: OutputOf<typeof expiry.counts> | undefined
  /** address of the radar narrowed to a group */
  hrefOf: (bucket: Bucket) => string
}

/** How many papers run out by the days that are left; each figure leads to exactly those. */
export function Buckets({ counts, hrefOf }: BucketsProps): ReactElement {
  return (
    <div className={styles.buckets}>
      {buckets.map((bucket) => {
        const count = counts?.buckets.find((one) => one.bucket === bucket)
        return (
          <StatTile
            key={bucket}
            label={bucketWords[bucket]}
            value={counts === undefined ? undefined : (count?.facilities ?? 0) + (count?.physicians ?? 0)}
            detail={
              count === undefined
                ? undefined
                : `${count.facilities.toLocaleString('en-PH')} of facilities, ${count.physicians.toLocaleString('en-PH')} of physicians`
            }
            href={hrefOf(bucket)}
          />
        )
      })}
    </div>
  )
}
