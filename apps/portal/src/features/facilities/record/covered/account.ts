import type { coveredAccount } from '@capiz/api/contract/facility'
import type { OutputOf } from '@capiz/api/contract/define'

/** A covered account as the wire brings it. */
export type Account = OutputOf<typeof coveredAccount.list>['content'][number]
