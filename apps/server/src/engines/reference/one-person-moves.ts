import type { OnePersonRule } from '@capiz/domain/accreditation'
import type { Executor } from '../../db/types.ts'
import { liveItems } from './list.ts'
import { itemFields } from './row.ts'

/** The rules of the maintained list on what one person may decide; those not in force are among them. */
export async function onePersonRules(db: Executor): Promise<OnePersonRule[]> {
  const items = await liveItems(db, 'one-person-move')
  return items.map((item) => {
    const { move, subject, mostAffected, isActive } = itemFields(item)
    return {
      move: move as OnePersonRule['move'],
      subject: (subject || null) as OnePersonRule['subject'],
      mostAffected: typeof mostAffected === 'number' ? mostAffected : null,
      isActive: isActive === true,
    }
  })
}
