import type { LapseRule } from '@capiz/domain/credentials'
import { documentTypesOfText } from '@capiz/domain/verification'
import type { Executor } from '../../db/types.ts'
import { cachedFromStart } from '../../platform/cache/call-start.ts'
import { liveItems } from './list.ts'
import { itemFields } from './row.ts'

const daysOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The rules of the maintained list on what follows from lapsed documents; those not in force are among them. */
export function lapseRules(db: Executor): Promise<readonly LapseRule[]> {
  return cachedFromStart(['reference_item'], 'lapse rules', () => readRules(db))
}

async function readRules(db: Executor): Promise<LapseRule[]> {
  const items = await liveItems(db, 'lapse-rule')
  return items.map((item) => {
    const { subject, documentTypes, holdAfter, proposeAfter, isActive } = itemFields(item)
    return {
      subject: subject === 'FACILITY' ? 'FACILITY' : 'PHYSICIAN',
      documentTypes: documentTypesOfText(typeof documentTypes === 'string' ? documentTypes : null),
      holdAfter: daysOf(holdAfter),
      proposeAfter: daysOf(proposeAfter),
      isActive: isActive === true,
    }
  })
}
