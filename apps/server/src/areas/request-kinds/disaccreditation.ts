import { DisaccreditationForm } from '@capiz/api/schema/request'
import { allowedNext, presentStatus, type AccreditationStatusCode } from '@capiz/domain/accreditation'
import { disaccreditationReasons } from '@capiz/domain/accreditation'
import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { caseRecord } from '../../db/schema/index.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import { need } from '../../platform/access/decision.ts'
import { lockFacility } from '../facility/scope.ts'
import { facilityStatus } from '../facility/status.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import { problemsOf } from '../../platform/http/validate.ts'
import { lockPhysician, physicianName } from '../physician/scope.ts'
import { physicianStatus } from '../physician/status.ts'
import { moveStatus, type StatusInput } from '../../engines/provider/status.ts'
import { providersOf } from '../compliance/owner.ts'
import { packetNow } from './status-change.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import { shownDay, shownText } from '../../engines/request/format-value.ts'

type Form = v.InferOutput<typeof DisaccreditationForm>

interface Target {
  code: string
  name: string
  status: string
  version: number
  accepted: boolean
}

/** The provider, locked; a facility or a physician as its code says. */
async function lockTarget(tx: Transaction, code: string): Promise<Target> {
  if (code.startsWith('HF')) {
    const { name, accreditationStatusCode: status, version, accepted } = await lockFacility(tx, code)
    return { code, name, status, version, accepted }
  }
  const row = await lockPhysician(tx, code)
  const { accreditationStatusCode: status, version, accepted } = row
  return { code, name: physicianName(row), status, version, accepted }
}

function refuseUnfit({ status, accepted }: Target, to: AccreditationStatusCode): void {
  const next = allowedNext(status as AccreditationStatusCode)
  const fit =
    status === 'ACCREDITED' || status === 'SUSPENDED' || (status === 'FOR_PAYMENT_ONLY' && to === 'CLOSED')
  if (fit && accepted && next.includes(to)) return
  const now = presentStatus(status).label
  refuse('STATUS_MOVE', { message: `"${now}" cannot become "${presentStatus(to).label}".` })
}

async function checkViolations(db: Executor, { targetCode, violationCodes }: Form): Promise<void> {
  if (violationCodes.length === 0) return
  const rows = await db
    .select({ code: caseRecord.code })
    .from(caseRecord)
    .where(
      and(
        eq(caseRecord.kind, 'violation'),
        eq(caseRecord.ownerCode, targetCode),
        eq(caseRecord.deleted, false),
        inArray(caseRecord.code, violationCodes),
      ),
    )
  const known = new Set(rows.map(({ code }) => code))
  const unknown = violationCodes.find((code) => !known.has(code))
  if (unknown) refuseField('violationCodes', `${unknown} is no violation of this provider.`)
}

function formOf(payload: Record<string, unknown>): Form {
  const checked = v.safeParse(DisaccreditationForm, payload)
  return checked.success ? checked.output : refuse('VALIDATION', { errors: problemsOf(checked.issues) })
}

function moveOf(form: Form): StatusInput {
  const { label, status } = disaccreditationReasons[form.reasonCode]
  const reason = `${label}: ${form.details}`.slice(0, 500)
  return { status, effectiveDate: form.effectiveDate, reason, remarks: null, until: null }
}

/** Taking a provider out of the network: through an approved request alone, on its effective date (domain model 10.4). */
export const disaccreditation: RequestKind = {
  show: async (_services, db, values) => {
    if (!('targetCode' in values)) return []
    const form = formOf(values)
    const provider = (await providersOf(db, [form.targetCode])).get(form.targetCode)
    const { label, status } = disaccreditationReasons[form.reasonCode]
    return [
      shownText('targetCode', 'Provider', provider?.name ?? form.targetCode),
      shownText('reasonCode', 'Reason', label),
      shownText('status', 'New status', presentStatus(status).label),
      shownDay('effectiveDate', 'Effective from', form.effectiveDate),
      shownDay('noticeDate', 'Notice given on', form.noticeDate),
      shownText('details', 'Details', form.details),
      shownText('violationCodes', 'Violations', form.violationCodes.join(', ')),
    ]
  },
  current: async () => null,
  packet: packetNow,
  lock: (tx, request) => lockTarget(tx, request.targetCode ?? ''),
  draft: async (services, tx, { principal, payload }) => {
    need(principal, 'DISACCREDIT_REQUEST')
    if (principal.marker !== 'ADMIN') refuse('FORBIDDEN')
    const form = formOf(payload)
    if (form.targetCode.startsWith('HF') !== (form.applicantType === 'HFC')) {
      refuseField('applicantType', 'Choose facility or physician as the code says.')
    }
    if (form.effectiveDate < services.clock.today()) {
      refuseField('effectiveDate', 'Choose today or a later day.')
    }
    const target = await lockTarget(tx, form.targetCode)
    refuseUnfit(target, disaccreditationReasons[form.reasonCode].status)
    await checkViolations(tx, form)
    return {
      type: 'disaccreditation',
      targetCode: target.code,
      targetName: target.name,
      applicantType: form.applicantType,
      payload: form,
      targetVersion: target.version,
    }
  },
  apply: async (services, tx, request, actor) => {
    const form = formOf(request.payload)
    const way = { requestCode: request.code }
    const { targetCode: code } = form
    if (form.applicantType === 'HFC') {
      await moveStatus(services, tx, facilityStatus, await lockFacility(tx, code), moveOf(form), actor, way)
    } else {
      await moveStatus(services, tx, physicianStatus, await lockPhysician(tx, code), moveOf(form), actor, way)
    }
  },
}
