import { isApiError } from '@capiz/api/client'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../../app/report-error.ts'
import { useCan } from '../../../app/session/session.ts'
import { fromServer } from '../../../lib/form-problems.ts'
import { sendOrHold } from '../../../lib/held-sends.ts'
import { createKeyring } from '../../../lib/idempotency.ts'
import { useLeft } from '../../../lib/use-left.ts'
import { today } from '../../../patterns/today.ts'
import type { Line, Sheet } from '../model/calls.ts'
import type { PriceSheetData } from '../sheets/use-sheets.ts'
import { linesProblems } from './line-values.ts'
import { saveSheet } from './save-sheet.ts'
import { headProblems, type SheetHead, type SheetRules } from './sheet-head.ts'

interface Settings {
  data: PriceSheetData
  /** the sheets of the price list the new one goes to */
  existing: SheetRules['existing']
  isRequest: boolean
  replaces?: Sheet | undefined
  onSaved: () => void
}

/** What the server said about single lines, told with their row; the rest by field. */
function problemsFrom(error: unknown): Record<string, string> {
  const fields = isApiError(error) ? fromServer(error.errors) : {}
  const named = Object.entries(fields).map(([field, message]): [string, string] => {
    const row = /^lines\.(\d+)/.exec(field)?.[1]
    return [field, row === undefined ? message : `Row ${Number(row) + 1}: ${message}`]
  })
  if (named.length > 0) return Object.fromEntries(named)
  const words = wordsForError(error)
  return words === undefined ? {} : { '': words }
}

/** Checks and saves a price sheet; problems come back by field and nothing typed is lost. */
export function useSheetSave({ data, existing, isRequest, replaces, onSaved }: Settings) {
  const canBackdate = useCan()('RATE_BACKDATE') && !isRequest
  const navigate = useNavigate()
  const keyFor = useMemo(() => createKeyring(), [])
  const left = useLeft()
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [isPending, setPending] = useState(false)
  const rules: SheetRules = {
    screen: data.screen,
    today: today(),
    existing,
    replaces,
    isRequest,
    canBackdate,
  }

  const wrong = (head: SheetHead, lines: readonly Line[]): Record<string, string> => ({
    ...headProblems(head, lines.length, rules),
    ...linesProblems(data.screen, lines, head.header, data.names),
  })

  async function save(head: SheetHead, lines: readonly Line[]): Promise<void> {
    setRefused({})
    if (Object.keys(wrong(head, lines)).length > 0) {
      setAttempt(attempt + 1)
      return
    }
    setPending(true)
    try {
      const sheet = { screen: data.screen, owner: data.owner, head, lines, replaces, isRequest }
      const key = keyFor([head, lines])
      const view = (code: string): void => void navigate(`/dashboard/requests/${code}`)
      await sendOrHold(() => saveSheet(sheet, key, view), left())
      onSaved()
    } catch (error) {
      setRefused(problemsFrom(error))
      setAttempt(attempt + 1)
    } finally {
      setPending(false)
    }
  }
  return {
    save,
    isPending,
    attempt,
    rules,
    /** problems to show: none before the first attempt */
    problems: (head: SheetHead, lines: readonly Line[]): Record<string, string> =>
      attempt === 0 ? {} : { ...refused, ...wrong(head, lines) },
  }
}
