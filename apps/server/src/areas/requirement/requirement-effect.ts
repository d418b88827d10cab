import {
  checklistPages,
  concerns,
  isRequiredOn,
  physicianSubject,
  type ChecklistSubject,
  type RequirementRule,
} from '@capiz/domain/checklist'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { checklistSubject } from '../facility/checklist.ts'
import { documentRules } from '../../engines/provider/checklist.ts'
import type { Services } from '../../platform/services.ts'
import { checkRule, type RuleForm } from '../../engines/reference/requirement-rules.ts'

/** Providers that are named. */
const named = 20
/** Rows read at a time: all of them are looked at, never all at once. */
const batch = 2000

interface Holder extends Record<string, unknown> {
  id: number
  code: string
  name: string
  has_paper: boolean
}

const hasDocument = (owner: SQL, kind: string, documentType: string): SQL =>
  sql`exists (select 1 from attachment d where d.owner_code = ${owner} and d.owner_kind like ${`${kind}/%`}
    and d.doc_type = ${documentType} and not d.deleted and d.superseded_by is null)`

function facilitiesAfter(id: number, form: RuleForm): SQL {
  return sql`select f.id, f.code, f.name, f.type_code as "typeCode", f.category_code as "categoryCode",
      f.ownership, ${hasDocument(sql`f.code`, 'hf', form.documentTypeCode)} as has_paper
    from facility f
    where f.id > ${id} and not f.deleted and f.accepted and f.duplicate_of is null
      ${form.facilityTypeCode === null ? sql`` : sql`and f.type_code = ${form.facilityTypeCode}`}
      ${form.categoryCode === null ? sql`` : sql`and f.category_code = ${form.categoryCode}`}
    order by f.id limit ${batch}`
}

function physiciansAfter(id: number, form: RuleForm): SQL {
  const one = JSON.stringify([{ specializationCode: form.specializationCode }])
  return sql`select p.id, p.code, p.last_name || ', ' || p.first_name as name, p.phy_type_code as "phyTypeCode",
      p.government_doctor as "governmentDoctor", p.specializations,
      ${hasDocument(sql`p.code`, 'phy', form.documentTypeCode)} as has_paper
    from physician p
    where p.id > ${id} and not p.deleted and p.accepted and p.duplicate_of is null
      ${form.specializationCode === null ? sql`` : sql`and p.specializations @> ${one}::jsonb`}
    order by p.id limit ${batch}`
}

function subjectOf(row: Holder, isFacility: boolean): ChecklistSubject {
  return isFacility
    ? checklistSubject(row as unknown as Parameters<typeof checklistSubject>[0])
    : physicianSubject(row as unknown as Parameters<typeof physicianSubject>[0])
}

async function* holdersOf(db: Executor, form: RuleForm, isFacility: boolean): AsyncGenerator<Holder[]> {
  let last = 0
  while (true) {
    const rows = await rowsOf<Holder>(
      db,
      isFacility ? facilitiesAfter(last, form) : physiciansAfter(last, form),
    )
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)?.id ?? last
  }
}

/**
 * Returns the effect of a rule on its day: the number of providers concerned, those that come to owe the document, and
 * those that no longer need it.
 */
export async function effectOf({ db }: Services, form: RuleForm) {
  await checkRule(db, form)
  const isFacility = form.pageType.startsWith('HF_')
  const [document] = (await documentRules(db, [form.pageType])).filter(
    ({ code }) => code === form.documentTypeCode,
  )
  const draft: RequirementRule = { ...form, id: form.id ?? Number.MAX_SAFE_INTEGER }
  const others = (document?.rules ?? []).filter(({ id }) => id !== form.id)
  const before = {
    requirement: document?.requirement ?? { kind: 'optional' as const },
    rules: document?.rules,
  }
  const after = { ...before, rules: form.deleted ? others : [...others, draft] }
  const found = { concerned: 0, newlyRequired: 0, missing: 0, noLonger: 0 }
  const examples: { code: string; name: string }[] = []
  for await (const rows of holdersOf(db, form, isFacility)) {
    for (const row of rows) {
      const subject = subjectOf(row, isFacility)
      if (!checklistPages(subject).includes(form.pageType) || !concerns(draft, subject)) continue
      found.concerned += 1
      const [was, willBe] = [before, after].map((rule) => isRequiredOn(rule, subject, form.effectiveDate))
      if (was && !willBe) found.noLonger += 1
      if (was || !willBe) continue
      found.newlyRequired += 1
      if (row.has_paper) continue
      found.missing += 1
      if (examples.length < named) examples.push({ code: row.code, name: row.name })
    }
  }
  return { ...found, examples }
}
