import { presentStatus } from '@capiz/domain/accreditation'
import { formatDay } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { appUser } from '../../db/schema/index.ts'
import type { SealedPacket } from '../../db/schema/request.ts'
import type { Executor, Transaction } from '../../db/types.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { statusFigures } from '../../engines/provider/consequences.ts'
import { lastVerifiersOf } from '../../engines/provider/last-verifiers.ts'
import { packetOf, sealPacket } from '../../engines/provider/packet.ts'
import { packetTexts } from '../../engines/provider/packet-texts.ts'
import { moveStatus, type StatusInput } from '../../engines/provider/status.ts'
import { shownDay, shownText } from '../../engines/request/format-value.ts'
import type { RequestKind } from '../../engines/request/kind.ts'
import type { RequestRecord } from '../../engines/request/record.ts'
import { consequencesText } from '../../engines/request/status-request.ts'
import type { Services } from '../../platform/services.ts'
import { lockFacility } from '../facility/scope.ts'
import { facilityStatus } from '../facility/status.ts'
import { lockPhysician } from '../physician/scope.ts'
import { physicianStatus } from '../physician/status.ts'
import { withProvider } from './with-provider.ts'

/** The change that is asked for, and the facts it rests on as they were then. */
type Asked = StatusInput & { because: string; consequences: string; packet: SealedPacket }

const askedOf = (request: RequestRecord) => request.payload as unknown as Asked

/** Returns the sealed facts of the provider a request is about, as they are now. */
export async function packetNow(
  { clock }: Services,
  db: Executor,
  { targetCode }: RequestRecord,
): Promise<SealedPacket | undefined> {
  return withProvider(db, targetCode ?? '', async (owner, record) =>
    sealPacket(await packetOf(db, owner, record, clock.today())),
  )
}

const packetFields: readonly [field: string, label: string][] = [
  ['claims', 'Checklist'],
  ['gaps', 'Open conditions'],
  ['documents', 'Documents'],
  ['verifications', 'Verifications'],
  ['duplicates', 'Possible duplicates'],
  ['violations', 'Violations'],
]

async function show(_services: Services, db: Executor, values: Record<string, unknown>) {
  const { status, effectiveDate, until, reason, remarks, because, consequences, packet } =
    values as Partial<Asked>
  if (status === undefined) return []
  const facts = packet ? await packetTexts(db, packet) : {}
  return [
    shownText('status', 'Status', presentStatus(status).label),
    shownDay('effectiveDate', 'Takes effect on', effectiveDate),
    shownDay('until', 'Last day of the suspension', until),
    shownText('reason', 'Reason', reason),
    shownText('remarks', 'Remarks', remarks),
    shownText('because', 'Second person', because),
    shownText('consequences', 'Touches', consequences),
    ...packetFields.map(([field, label]) => shownText(field, label, facts[field])),
  ]
}

/** Notifies the portal accounts of the provider by mail. */
async function notifyProvider(services: Services, tx: Transaction, request: RequestRecord): Promise<void> {
  const { status, effectiveDate, reason } = askedOf(request)
  const code = request.targetCode ?? ''
  const users = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.linkedCode, code), eq(appUser.deleted, false)))
  for (const { emailAddress, firstName } of users) {
    if (!emailAddress) continue
    await services.mail.queue(tx, {
      to: emailAddress,
      template: 'STATUS_DECIDED',
      values: {
        firstName,
        targetName: request.targetName ?? code,
        status: presentStatus(status).label,
        day: formatDay(effectiveDate),
        reason: reason ?? '',
      },
    })
  }
}

async function apply(
  services: Services,
  tx: Transaction,
  request: RequestRecord,
  actor: Actor,
): Promise<void> {
  const { status, effectiveDate, reason, remarks, until } = askedOf(request)
  const input = { status, effectiveDate, reason, remarks, until }
  const way = { requestCode: request.code }
  const code = request.targetCode ?? ''
  if (code.startsWith('HF')) {
    await moveStatus(services, tx, facilityStatus, await lockFacility(tx, code), input, actor, way)
  } else {
    await moveStatus(services, tx, physicianStatus, await lockPhysician(tx, code), input, actor, way)
  }
  await notifyProvider(services, tx, request)
}

/**
 * A change of the status of a provider that takes two persons: accrediting, reinstating, closing. It rests on facts sealed
 * when it was asked; what has changed since is named before it is approved (ADR 40).
 */
export const statusChange: RequestKind = {
  show,
  current: async (services, db, request) =>
    withProvider(db, request.targetCode ?? '', async (owner, record) => {
      const asked = askedOf(request)
      const status = owner.statusOf(record)
      // requests from elsewhere than the call carry no facts to compare
      if (!('packet' in asked)) return { status }
      const figures = await statusFigures(db, owner, record, asked.effectiveDate)
      return {
        status,
        consequences: consequencesText(owner.subject, figures),
        packet: sealPacket(await packetOf(db, owner, record, services.clock.today())),
      }
    }),
  packet: packetNow,
  approvalProblem: async (_services, db, request, username) => {
    if (askedOf(request).status !== 'ACCREDITED') return undefined
    const verifiers = await withProvider(db, request.targetCode ?? '', (owner, record) =>
      lastVerifiersOf(db, owner.checklist(record), askedOf(request).effectiveDate),
    )
    if (!verifiers?.includes(username)) return undefined
    const message = 'You verified the last required claim, so another person decides on the accreditation.'
    return { errorCode: 'VERIFIED_LAST', message }
  },
  lock: (tx, { targetCode }) =>
    targetCode?.startsWith('HF') ? lockFacility(tx, targetCode) : lockPhysician(tx, targetCode ?? ''),
  apply,
}
