import type { PricePreview } from '@capiz/api/schema'
import { dayEffects, type PriceSheetKindName } from '@capiz/domain/fees'
import { hasPermission } from '@capiz/domain/access'
import type { InferOutput } from 'valibot'
import type { Executor, Transaction } from '../../db/types.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { prepareAmendment } from './amendment-draft.ts'
import type { AmendmentForm } from './amendment.ts'
import { judgeChange, type JudgedChange, type JudgedNeed } from './approval.ts'
import { countStates } from './changes.ts'
import { unansweredQuestions, type AskedChange } from './questions.ts'
import { versionsOf } from './read.ts'
import { headerColumns } from './rows.ts'
import { askedOfSave, judgeSave, type Caller } from './save-or-request.ts'
import { checkSheet, prepareSheet, type SheetInput } from './save.ts'

type Preview = InferOutput<typeof PricePreview>

const mostShown = 200

/** The effects of a change on the other versions of its list. */
async function notesOf(services: Services, db: Executor, change: JudgedChange): Promise<string[]> {
  const { kind, headerKey, effectiveDate, validityDate, stored } = change
  const others = (await versionsOf(db, kind, [headerKey])).filter(({ id }) => id !== stored?.id)
  return dayEffects({ effectiveDate, validityDate }, others, services.clock.today())
}

async function previewOf(
  services: Services,
  db: Executor,
  asked: AskedChange,
  principal: Principal,
  { need, notes }: { need: JudgedNeed; notes: string[] },
): Promise<Preview> {
  const questions = await unansweredQuestions(services, db, asked, principal)
  return {
    isEnough: need.isEnough,
    because: need.texts,
    days: need.daysText,
    notes,
    counts: countStates(asked.kind, asked.before, asked.lines),
    questions: questions.slice(0, mostShown),
    questionCount: questions.length,
  }
}

/** Returns what the save of a sheet would come to; runs every check of the save and stores nothing. */
export function previewSave(
  services: Services,
  kind: PriceSheetKindName,
  input: SheetInput,
  { principal, actor }: Caller,
): Promise<Preview> {
  const provider = principal.marker !== 'ADMIN'
  const options = { canBackdate: hasPermission(principal.permissions, 'RATE_BACKDATE') }
  return inTransaction(services.db, async (tx: Transaction) => {
    const saved = provider
      ? { kind, input, checked: await checkSheet(services, tx, kind, input, { provider }), actor, options }
      : await prepareSheet(services, tx, kind, input, actor, options)
    const { header, effectiveDate, validityDate, replaces: stored, lines } = saved.checked
    const { headerKey } = headerColumns(kind, header)
    const change = { kind, headerKey, action: 'ENTER', effectiveDate, validityDate, stored, lines } as const
    const judged = await judgeSave(services, tx, saved, principal.roleCode)
    // Whatever a provider sends is decided by somebody else, and says so on its form.
    const need = provider ? { ...judged, isEnough: false, texts: [] } : judged
    const notes = await notesOf(services, tx, change)
    return previewOf(services, tx, await askedOfSave(tx, saved), principal, { need, notes })
  })
}

/** Returns what an amendment of a stored sheet would come to; stores nothing. */
export function previewAmendment(
  services: Services,
  form: AmendmentForm,
  principal: Principal,
): Promise<Preview> {
  return inTransaction(services.db, async (tx) => {
    const { change, asked } = await prepareAmendment(services, tx, form)
    const need = await judgeChange(services, tx, change, principal.roleCode)
    const notes = form.action === 'MOVE' ? await notesOf(services, tx, change) : []
    return previewOf(services, tx, asked, principal, { need, notes })
  })
}
