import { isApiError } from '@capiz/api/client'
import type { InputOf } from '@capiz/api/contract/define'
import type { priceImport } from '@capiz/api/contract/row-import'
import { useState } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { call } from '../../lib/api.ts'
import { fromServer } from '../../lib/form-problems.ts'
import { refreshCalls } from '../../lib/query.tsx'
import type { ImportBench, RowImport } from './bench.ts'

type Check = InputOf<typeof priceImport.check>['body']
type Save = InputOf<typeof priceImport.save>['body']

/** What can be done with an import; what was refused stands in `problems`, by field or under no name. */
export function useImportWork(
  { calls, stale }: ImportBench,
  { code, version }: Pick<RowImport, 'code' | 'version'>,
) {
  const [pending, setPending] = useState<'check' | 'all' | 'good' | 'cancel'>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [attempt, setAttempt] = useState(0)

  async function run(what: NonNullable<typeof pending>, send: () => Promise<unknown>): Promise<void> {
    setPending(what)
    setProblems({})
    try {
      await send()
    } catch (error) {
      const fields = isApiError(error) ? fromServer(error.errors) : {}
      const words = wordsForError(error)
      setProblems(Object.keys(fields).length > 0 ? fields : words === undefined ? {} : { '': words })
      setAttempt((count) => count + 1)
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
