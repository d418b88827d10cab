import type { OutputOf } from '@capiz/api/contract/define'
import type { savedView } from '@capiz/api/contract/work'

/** A view that is kept, as the server answers it. */
export type View = OutputOf<typeof savedView.list>[number]
