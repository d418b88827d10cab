import { plural } from '@capiz/domain/text'
import { rowsOf } from '../../db/rows.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Executor } from '../../db/types.ts'
import type { ImportFamily, ImportKind, SaveOrder } from '../../engines/import/import/kind.ts'
import { yieldToEventLoop } from '../../engines/import/read-rows.ts'
import { verificationSources, type KnownSource } from '../../engines/reference/verification-sources.ts'
import { onTarget } from '../../platform/access/decision.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import {
  answerChecker,
  answerKey,
  answerLayout,
  answerName,
  resultOf,
  textOf,
  tidyAnswer,
} from './answer-layout.ts'
import { judgeAnswer } from './answer-judge.ts'
import { performVerification } from './perform.ts'
import { filteredClaims, type ClaimRow } from './query.ts'

const ownerKindOf = ({ subject }: KnownSource) => (subject === 'FACILITY' ? 'facility' : 'physician')

async function sourceFor(db: Executor, code: string | null | undefined): Promise<KnownSource> {
  const source = (await verificationSources(db)).find((one) => one.code === code)
  return source ?? refuseField('sourceCode', 'Choose a source of the list.')
}

/** Every claim of a source, of providers that are or may come to be in the network. */
export async function claimsOfSource(
  services: Services,
  source: KnownSource,
  state?: string,
): Promise<ClaimRow[]> {
  const { db, clock } = services
  const filters = { sourceCode: source.code, state }
  const found = await filteredClaims(db, [source], filters, [ownerKindOf(source)], clock.today())
  return rowsOf<ClaimRow>(db, found)
}

const details = (source: KnownSource, username: string) => ({ sourceCode: source.code, performer: username })

async function save(services: Services, order: SaveOrder): Promise<void> {
  const { rows, principal, actor, onPause, finish } = order
  const source = await sourceFor(services.db, order.details['sourceCode'])
  const claims = await claimsOfSource(services, source)
  await inTransaction(services.db, async (tx) => {
    let done = 0
    for (const [at, { values: line, row, target }] of rows.entries()) {
      const { claim, target: now } = judgeAnswer(claims, line, principal.username)
      const result = resultOf(line)
      if (target !== now) {
        const message = `Row ${row ?? at + 1} is not what it was when the file was checked. Check the file again.`
        refuse('STALE_RECORD', { message })
      }
      if (claim && result) {
        const { ownerCode, documentTypeCode, documentHash } = claim
        const found = textOf(line, 'found')
        const form = { ownerCode, sourceCode: source.code, documentTypeCode, documentHash, result, found }
        await performVerification(services, tx, { ...form, method: 'FILE' }, [], principal, actor)
        done += 1
      }
      if (at % 50 === 49) await yieldToEventLoop()
      onPause(at + 1)
    }
    const message = `${plural(done, 'answer was', 'answers were')} recorded.`
    await finish(tx, { recordId: null, requestCode: null, message, imported: done })
  })
}

const answers: ImportKind = {
  title: 'Answers of a source',
  layout: answerLayout,
  compared: { amounts: [], others: [] },
  tidy: tidyAnswer,
  keyOf: answerKey,
  namer: async () => answerName,
  checkForm: () => undefined,
  readDetails: async ({ db }, _file, form, principal) => {
    const source = await sourceFor(db, form['sourceCode'] ?? null)
    onTarget(principal, { kind: ownerKindOf(source) })
    return { details: details(source, principal.username), problems: [], ownerCode: null }
  },
  checker: answerChecker,
  judge: async (services, { sourceCode, performer = null }) => {
    const claims = await claimsOfSource(services, await sourceFor(services.db, sourceCode))
    return (line) => {
      const { claim: _claim, ...judged } = judgeAnswer(claims, line, performer)
      return judged
    }
  },
  inForce: async () => ({ lines: [], since: null }),
  save,
}

/** Uploads of the answers of a source. */
export const verificationImports: ImportFamily = { area: 'verification', kinds: { answers } }
