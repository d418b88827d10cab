import { plural } from '@capiz/domain/text'
import { consequenceTexts, secondPersonNeed, type StatusFigures } from '@capiz/domain/accreditation'
import type { Executor, Transaction } from '../../db/types.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { colleaguesText, colleaguesWho } from '../../platform/auth/colleagues.ts'
import type { Services } from '../../platform/services.ts'
import { onePersonRules } from '../reference/one-person-moves.ts'
import { statusFigures } from '../provider/consequences.ts'
import { lastVerifiersOf } from '../provider/last-verifiers.ts'
import { packetOf, sealPacket } from '../provider/packet.ts'
import {
  moveStatus,
  planMove,
  refuseUnmet,
  returnDay,
  type PlannedMove,
  type ProviderStatus,
  type StatusInput,
} from '../provider/status.ts'
import { createRequest } from './create.ts'

/** The outcome of a change of status: the record, and the request where it waits for a second person. */
export interface StatusOutcome<R> {
  record: R
  requestCode: string | null
  message: string | null
}

interface Asked {
  /** why it waits for a second person; undefined where one person is enough */
  need: string | undefined
  figures: StatusFigures
  /** usernames of who verified last and so cannot decide on an accreditation */
  verifiers: readonly string[]
}

/** Counts what a planned move touches, and says whether a person may make it alone. */
async function asked<R extends { code: string }>(
  services: Services,
  db: Executor,
  owner: ProviderStatus<R>,
  { record, plan, input, username }: { record: R; plan: PlannedMove; input: StatusInput; username: string },
): Promise<Asked> {
  const figures = await statusFigures(db, owner, record, input.effectiveDate)
  const verifiers =
    plan.to === 'ACCREDITED' ? await lastVerifiersOf(db, owner.checklist(record), services.clock.today()) : []
  const need = secondPersonNeed({
    subject: owner.subject,
    from: plan.from,
    to: plan.to,
    overturned: plan.overturned,
    affected: owner.subject === 'facility' ? figures.physicians : figures.places,
    isLastVerifier: verifiers.includes(username),
    rules: await onePersonRules(db),
  })
  return { need, figures, verifiers }
}

/** Returns the sentences of what a change touches. */
export const consequencesText = (subject: 'facility' | 'physician', figures: StatusFigures): string =>
  consequenceTexts(subject, figures).join(' ')

/**
 * Moves a provider the caller holds locked to another status, or, where that takes two persons, asks for it as a request
 * with the sealed facts the decision rests on (ADR 40). All guards are checked first, either way.
 */
export async function moveOrAsk<R extends { code: string }>(
  services: Services,
  tx: Transaction,
  owner: ProviderStatus<R>,
  record: R,
  input: StatusInput,
  actor: Actor,
): Promise<StatusOutcome<R>> {
  const plan = await planMove(services, tx, owner, record, input)
  refuseUnmet(input, plan)
  const today = services.clock.today()
  returnDay(input, plan.to, today)
  const { need, figures } = await asked(services, tx, owner, {
    record,
    plan,
    input,
    username: actor.username,
  })
  if (need === undefined) {
    const moved = await moveStatus(services, tx, owner, record, input, actor)
    return { record: moved, requestCode: null, message: null }
  }
  const packet = sealPacket(await packetOf(tx, owner, record, today))
  const consequences = consequencesText(owner.subject, figures)
  const { code } = await createRequest(
    services,
    tx,
    {
      type: 'status-change',
      targetCode: record.code,
      targetName: owner.nameOf(record),
      applicantType: owner.applicantType,
      payload: { ...input, because: need, consequences, packet },
      before: { status: plan.present, consequences, packet },
      targetVersion: owner.versionOf(record),
    },
    actor,
  )
  const message = `Request ${code} was sent. ${owner.nameOf(record)} stays as it is until another person approves it.`
  return { record, requestCode: code, message }
}

/** Returns what a change would mean: whom it takes, what it touches, who is told, and the conditions still open. */
export async function statusOutlook<R extends { code: string }>(
  services: Services,
  owner: ProviderStatus<R>,
  record: R,
  change: Pick<StatusInput, 'status' | 'effectiveDate'>,
  username: string,
) {
  const { db } = services
  // conditions on the reason are the form's own
  const input = { ...change, reason: 'Not written yet', remarks: null, until: null }
  const plan = await planMove(services, db, owner, record, input)
  const { need, figures, verifiers } = await asked(services, db, owner, { record, plan, input, username })
  const parts = new Map(plan.conditions.map(({ message, part }) => [message, part]))
  const unmet = plan.check.ok ? [] : plan.check.unmet
  const deciders =
    need === undefined ? [] : await colleaguesWho(db, 'REQUEST_APPROVE', [username, ...verifiers])
  const accounts = figures.portalAccounts
  const told =
    need === undefined
      ? ['Nobody is told by mail.']
      : [
          `The request waits for another person: ${colleaguesText(deciders)}`,
          'You are told of the decision by mail.',
          accounts > 0
            ? `The provider is told by mail (${plural(accounts, 'portal account', 'portal accounts')}).`
            : 'The provider has no portal account and is not told.',
        ]
  return {
    ...change,
    secondPerson: need ?? null,
    consequences: consequenceTexts(owner.subject, figures),
    told,
    unmet: unmet.map((message) => ({ message, part: parts.get(message) ?? ('documents' as const) })),
  }
}
