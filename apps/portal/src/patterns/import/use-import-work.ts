import { isApiError } from '@capiz/api/client'
import type { InputOf } from '@capiz/api/contract/define'
import type { priceImport } from '@capiz/api/contract/row-import'
import { useState } from 'react'
import { reportedMessage } from '../../platform/feedback/report-error.ts'
import { call } from '../../platform/calls/api.ts'
import { fromServer } from '../../platform/forms/form-problems.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import type { ImportKind, RowImport } from './kind.ts'

type Check = InputOf<typeof priceImport.check>['body']
type Save = InputOf<typeof priceImport.save>['body']

/** Returns the actions on an import, each with whether it succeeded; errors of a refused one are in `problems`, by field or under an empty name. */
export function useImportWork(
  { calls, stale }: ImportKind,
  { code, version }: Pick<RowImport, 'code' | 'version'>,
) {
  const [pending, setPending] = useState<'check' | 'all' | 'good' | 'cancel'>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [attempt, setAttempt] = useState(0)

  async function run(what: NonNullable<typeof pending>, send: () => Promise<unknown>): Promise<boolean> {
    setPending(what)
    setProblems({})
    try {
      await send()
      return true
    } catch (error) {
      const fields = isApiError(error) ? fromServer(error.errors) : {}
      const message = reportedMessage(error)
      setProblems(Object.keys(fields).length > 0 ? fields : message === undefined ? {} : { '': message })
      setAttempt((count) => count + 1)
      return false
    } finally {
      setPending(undefined)
      await refreshCalls(stale)
    }
  }
  const params = { code }
  return {
    pending,
    problems,
    attempt,
    /** Reads the file again with other columns, facts or cells. */
    check: (body: Check) => run('check', () => call(calls.check, { params, body: { version, ...body } })),
    save: (body: Save) => run(body.mode, () => call(calls.save, { params, body: { version, ...body } })),
    cancel: () => run('cancel', () => call(calls.cancel, { params })),
  }
}
