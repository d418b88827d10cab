import { isSpecialtyFiller, specialtiesNamed, type Specialty } from '@capiz/domain/search'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { physician, referenceItem } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { cachedFromStart } from '../../platform/cache/call-start.ts'

const lists = { specialization: 'specialization', subspecialization: 'subspecialization' } as const

/** The specialties the words of a term name, each word by itself. */
export type NamedSpecialties = ReadonlyMap<string, readonly Specialty[]>

async function readSpecialties(db: Executor): Promise<Specialty[]> {
  const rows = await db
    .select({ code: referenceItem.code, list: referenceItem.list, description: referenceItem.description })
    .from(referenceItem)
    .where(and(inArray(referenceItem.list, Object.values(lists)), eq(referenceItem.deleted, false)))
  return rows.map(({ code, list, description }) => {
    return { code, description: description ?? code, isSubspecialty: list === lists.subspecialization }
  })
}

/** Reads the maintained lists for the specialties that words name; words that name none are left out. */
export async function specialtiesOf(db: Executor, words: readonly string[]): Promise<NamedSpecialties> {
  const all = await cachedFromStart(['reference_item'], 'specialties', () => readSpecialties(db))
  return new Map(
    words
      .map((word) => [word, specialtiesNamed(word, all)] as const)
      .filter(([, specialties]) => specialties.length > 0),
  )
}

/**
 * Matches physicians of a specialty a word names. A word such as "specialist" holds for all of them, as long as another
 * word names a specialty. Undefined when the word says nothing of specialties.
 */
export function practisesSpecialty(word: string, named: NamedSpecialties): SQL | undefined {
  const specialties = named.get(word)
  if (!specialties) return named.size > 0 && isSpecialtyFiller(word) ? sql`true` : undefined
  return or(
    ...specialties.map(({ code, isSubspecialty }) => {
      const key = isSubspecialty ? 'subSpecializationCode' : 'specializationCode'
      return sql`${physician.specializations} @> ${JSON.stringify([{ [key]: code }])}::jsonb`
    }),
  )
}
