import type { PhysicianChoice } from '@capiz/api/schema/physician'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { physician } from '../../db/schema/index.ts'
import { searchBy } from '../../engines/search/filter.ts'
import { physicianNote } from '../../engines/search/note.ts'
import { physicianTarget } from '../../engines/search/target.ts'
import type { PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { loadTerms } from '../facility/labels.ts'
import { physicianPage, physicianRecords } from './list.ts'
import { listedPhysicians, type PhysicianRecord } from './scope.ts'

type Choice = InferOutput<typeof PhysicianChoice>

/** The whole licence number, with or without its zeros, and nothing else: a part of it is no proof of knowing it. */
function licenceOf(text: string): SQL | undefined {
  const digits = /^(?:PRC\b[\s.:#]*)?(\d{5,7})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : eq(physician.prcNumber, digits.padStart(7, '0'))
}

async function views(
  services: Services,
  rows: readonly PhysicianRecord[],
  noteOf: (row: PhysicianRecord) => string | null,
) {
  const terms = await loadTerms(services.db, 'specialization')
  return rows.map((row): Choice => ({
    code: row.code,
    lastName: row.lastName,
    firstName: row.firstName,
    middleName: row.middleName,
    suffix: row.suffix,
    specialization:
      row.primarySpecializationCode &&
      terms.coded('specialization', row.primarySpecializationCode).description,
    matched: noteOf(row),
  }))
}

/**
 * Accredited physicians by name, code, specialty or whole licence number, wherever they practise, with the fields everybody sees:
 * a provider chooses among them whom to add. An empty term finds none.
 */
export async function physicianChoices(
  services: Services,
  query: PagingQuery & { term?: string | undefined },
) {
  const term = query.term ?? ''
  const licence = licenceOf(term)
  const accredited = and(listedPhysicians(), eq(physician.accreditationStatusCode, 'ACCREDITED'))
  const searched = await searchBy(services.db, physicianTarget, [{ text: term, parts: 'all' }], {
    searcher: 'others',
    base: accredited,
  })
  const where = licence ? [licence] : searched.where
  const found = await physicianPage(services, physicianRecords, {
    query,
    best: searched.order,
    conditions: { where: where.length > 0 ? where : [sql`false`], tables: ['physician'] },
    scope: accredited,
    countKey: JSON.stringify(['physician-choices', term]),
    staff: false,
  })
  const noteOf = (row: PhysicianRecord) =>
    licence ? 'By licence number' : physicianNote(searched.term, row, 'others')
  return { ...found, content: await views(services, found.rows, noteOf) }
}
