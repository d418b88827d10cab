import type { IsoDate } from '@capiz/domain/time'
import { dutyOf, type WorkDuty } from '@capiz/domain/work'
import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { caseRecord, facility, physician } from '../../db/schema/index.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { physicianName } from '../physician/scope.ts'
import { pooled, type Found, type Item } from './item.ts'
import { claimsToVerify, pairsToCompare, suspensionsToDecide } from './record-work.ts'
import { requestsOfOthers, requestsToDecide } from './request-work.ts'
import { usersToKeep } from './user-work.ts'

const casePaths = { 'non-conformity': 'non-conformities', 'correction-notice': 'correction-notices' } as const

/** Compliance records with a due day that are not settled; on time they wait for others, late ones are followed up. */
async function casesToFollow({ db }: Services, isDuty: boolean, today: IsoDate): Promise<Item[]> {
  const rows = await db
    .select()
    .from(caseRecord)
    .where(
      and(
        inArray(caseRecord.kind, ['non-conformity', 'correction-notice']),
        notInArray(caseRecord.status, ['CLOSED', 'CORRECTED']),
        isNotNull(caseRecord.dueDate),
        eq(caseRecord.deleted, false),
      ),
    )
    .orderBy(asc(caseRecord.dueDate), asc(caseRecord.id))
  const codes = [...new Set(rows.flatMap(({ ownerCode }) => ownerCode ?? []))]
  const [facilities, physicians] = [
    await db
      .select({ code: facility.code, name: facility.name })
      .from(facility)
      .where(inArray(facility.code, codes)),
    await db.select().from(physician).where(inArray(physician.code, codes)),
  ]
  const names = new Map([
    ...facilities.map(({ code, name }) => [code, name] as const),
    ...physicians.map((row) => [row.code, physicianName(row)] as const),
  ])
  return rows.map((row): Item => {
    const kind = row.kind as keyof typeof casePaths
    // a notice is opened by its id, as its call says
    const key = kind === 'non-conformity' && row.code !== null ? row.code : String(row.id)
    const named = row.code ?? key
    const { subject, description, departmentResponsible } = row.fields
    const text = [subject, description].find((one) => typeof one === 'string')
    const isToVerify = row.status === 'FOR_VERIFICATION'
    const isLate = row.dueDate !== null && row.dueDate < today
    const responsible = typeof departmentResponsible === 'string' ? departmentResponsible : named
    return {
      key: `${kind}-${key}`,
      kind,
      actor: isToVerify || isLate ? pooled(isDuty) : 'others',
      subject: (row.ownerCode === null ? undefined : names.get(row.ownerCode)) ?? responsible,
      label: `${kind === 'non-conformity' ? 'Non-conformity' : 'Correction notice'}: ${text ?? named}`,
      action: isToVerify ? 'Verify' : 'Follow up',
      dueDate: row.dueDate,
      route: `/iso-compliance/${casePaths[kind]}/${encodeURIComponent(key)}`,
    }
  })
}

/** The requests staff can act on, with the list of those assigned to the reader that wait for others. */
async function requestsOf({ db }: Services, principal: Principal, today: IsoDate): Promise<Found> {
  const others = await requestsOfOthers(db, principal, today)
  return { items: await requestsToDecide(db, principal, today), ...(others && { others }) }
}

/** Returns the work of staff with some permissions, with the duty of their role marked. */
export async function staffWork(services: Services, principal: Principal): Promise<Found[]> {
  const { permissions } = principal
  const today = services.clock.today()
  const duty = dutyOf(permissions)
  const isDuty = (one: WorkDuty): boolean => one === duty
  return [
    { items: permissions.has('USER_EDIT') ? await usersToKeep(services, principal) : [] },
    {
      items: permissions.has('COMPLIANCE_EDIT')
        ? await casesToFollow(services, isDuty('compliance'), today)
        : [],
    },
    await claimsToVerify(services, principal, isDuty('records')),
    permissions.has('REQUEST_VIEW') ? await requestsOf(services, principal, today) : { items: [] },
    await suspensionsToDecide(services, principal, isDuty('records'), today),
    { items: await pairsToCompare(services, principal, isDuty('records')) },
  ]
}
