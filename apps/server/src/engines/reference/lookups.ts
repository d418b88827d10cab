import {
  accreditationStatusCodes,
  allowedNext,
  isAccreditationStatus,
  statusPresentation,
  type AccreditationStatusCode,
} from '@capiz/domain/accreditation'
import {
  dateRuleOf,
  documentTypes,
  isRequiredOn,
  physicianSubject,
  type ChecklistSubject,
} from '@capiz/domain/checklist'
import type { ReferenceBase } from '@capiz/domain/reference'
import { and, eq, inArray } from 'drizzle-orm'
import { referenceItem } from '../../db/schema/index.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { liveItems } from './list.ts'
import { publicItem, type StoredItem } from './row.ts'
import { liveRules } from './requirement-rules.ts'

/** Groups of text templates anybody may read (domain model 4.3). */
const openGroups = ['TERMS', 'PRIVACY', 'FAQ']

/** An accreditation status in words, with what may follow it. */
export function statusReply(code: AccreditationStatusCode) {
  const { label, sortOrder } = statusPresentation[code]
  return { code, description: label, sortOrder, next: allowedNext(code) }
}

/** The accreditation statuses in their order (specification 2, 7.1). */
export function listStatuses(query: PagingQuery) {
  const { description, code, id } = referenceItem
  // The allow-list is what matters here; the list itself is fixed and short.
  const paging = pagingOf(query, { sortOrder: id, code, description }, 'sortOrder,ASC', id)
  const [property = 'sortOrder', direction] = [query.sort ?? 'sortOrder,ASC'].flat()[0]?.split(',') ?? []
  const sign = direction === 'DESC' ? -1 : 1
  const key = property as 'sortOrder' | 'code' | 'description'
  const all = accreditationStatusCodes.map(statusReply).sort((a, b) => (a[key] < b[key] ? -sign : sign))
  const content = all.slice(paging.offset, paging.offset + paging.size)
  return { content, totalElements: all.length, page: paging.page, size: paging.size }
}

/** One accreditation status with what may follow; 404 for a word that is none. */
export function statusOf(status: string) {
  const code = status.trim().toUpperCase()
  return isAccreditationStatus(code) ? statusReply(code) : refuse('NOT_FOUND')
}

/** The text of a live template; where groups share a code, the one added first (specification 2, 7.1). */
export async function templateValue({ db }: Services, code: string) {
  const [row] = await db
    .select({ code: referenceItem.code, value: referenceItem.value })
    .from(referenceItem)
    .where(
      and(
        eq(referenceItem.list, 'text-template'),
        eq(referenceItem.code, code.trim().toUpperCase()),
        eq(referenceItem.deleted, false),
      ),
    )
    .orderBy(referenceItem.id)
    .limit(1)
  return row ? { code: row.code, value: row.value ?? '' } : refuse('NOT_FOUND')
}

function textReply(row: StoredItem) {
  const value = row.value ?? ''
  const [title = ''] = value.split('\n')
  const { code, groupBy, version } = row
  return {
    code,
    group: groupBy ?? '',
    description: title.replace(/^#+\s*/, '').trim() || code,
    value,
    version,
  }
}

async function openTexts({ db }: Services, groups: readonly string[], code?: string): Promise<StoredItem[]> {
  const { list, groupBy, deleted, code: column, id } = referenceItem
  return db
    .select()
    .from(referenceItem)
    .where(
      and(
        eq(list, 'text-template'),
        eq(deleted, false),
        inArray(groupBy, [...groups]),
        code === undefined ? undefined : eq(column, code.trim().toUpperCase()),
      ),
    )
    .orderBy(groupBy, column, id)
}

/** One public text: terms, privacy notice or an answer (domain model 4.3). Its first line is its title. */
export async function publicText(services: Services, code: string) {
  const [row] = await openTexts(services, openGroups, code)
  return row ? textReply(row) : refuse('NOT_FOUND')
}

/** Questions and answers for visitors. */
export async function publicFaq(services: Services) {
  return (await openTexts(services, ['FAQ'])).map(textReply)
}

/** Live items of a list for visitors: code, words, group. */
export async function publicItems({ db }: Services, base: ReferenceBase, groupBy?: string) {
  const rows = await liveItems(db, base, groupBy?.trim() ? groupBy.trim().toUpperCase() : undefined)
  return rows.map(publicItem)
}

/** The documents an application asks for: live document types of a page, with the rule of the checklist. */
export async function publicDocumentTypes({ db, clock }: Services, query: ApplicantQuery) {
  const rows = await liveItems(db, 'document-type', query.pageType.trim().toUpperCase())
  const added = await liveRules(db)
  return rows.map((row) => {
    const rule = documentTypes.find(({ pageType, code }) => pageType === row.groupBy && code === row.code)
    const dateLabel = row.attributes['dateLabel']
    const isRequired = row.attributes['required'] === true
    const requirement = rule?.requirement ?? ({ kind: isRequired ? 'always' : 'optional' } as const)
    const rules = added.filter((one) => one.pageType === row.groupBy && one.documentTypeCode === row.code)
    return {
      code: row.code,
      description: row.description ?? row.code,
      dateLabel: typeof dateLabel === 'string' ? dateLabel : (rule?.dateLabel ?? null),
      dateRule: dateRuleOf(row.groupBy ?? '', row.code, typeof dateLabel === 'string' ? dateLabel : null),
      required: isRequiredOn({ requirement, rules }, subjectOf(query), clock.today()),
    }
  })
}

/** The facts that decide the documents of an application, as far as the applicant has entered them. */
interface ApplicantQuery {
  pageType: string
  typeCode?: string | undefined
  categoryCode?: string | undefined
  ownership?: string | undefined
  specializations?: string | undefined
  governmentDoctor?: string | undefined
}

function subjectOf(query: ApplicantQuery): ChecklistSubject {
  const page = query.pageType.trim().toUpperCase()
  if (page.startsWith('HF_')) {
    const ownership = query.ownership?.toUpperCase() === 'GOVERNMENT' ? 'GOVERNMENT' : 'PRIVATE'
    const [typeCode = '', categoryCode] = [query.typeCode?.toUpperCase(), query.categoryCode?.toUpperCase()]
    return { kind: 'facility', typeCode, categoryCode, ownership }
  }
  const named = (query.specializations ?? '').toUpperCase().split(',')
  return physicianSubject({
    phyTypeCode: page.startsWith('DENTIST_') ? 'DMD' : 'MD',
    governmentDoctor: query.governmentDoctor === 'true',
    specializations: named.map((one) => {
      const [specializationCode = '', membership] = one.split(':')
      return { specializationCode, membership }
    }),
  })
}
