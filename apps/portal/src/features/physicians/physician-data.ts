import type { OutputOf } from '@capiz/api/contract/define'
import type { physician } from '@capiz/api/contract/physician'

/** A whole physician as the wire brings it. */
export type Physician = OutputOf<typeof physician.get>
