import { isApiError } from '@capiz/api/client'
import { checkNewVersion } from '@capiz/domain/effective'
import { messageOf } from '@capiz/domain/errors'
import type { IsoDate } from '@capiz/domain/time'
import type { PriceVersion } from '@capiz/ui/PriceHistory'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../../../app/report-error.ts'
import { useCan } from '../../../../app/session/session.ts'
import { fromServer } from '../../../../lib/form-problems.ts'
import { createKeyring } from '../../../../lib/idempotency.ts'
import { today } from '../../../../patterns/today.ts'
import { useFacility } from '../facility-data.ts'
import { type NewSheet, saveSheet } from './save-sheet.ts'

/** What is said about a sheet besides its lines. */
export interface SheetHead {
  effectiveDate: IsoDate | null
  remarks: string
  backdateReason: string
}

/** A sheet that nothing is said about yet. */
export const emptyHead: SheetHead = { effectiveDate: null, remarks: '', backdateReason: '' }

interface Settings {
  versions: readonly PriceVersion[]
  isRequest: boolean
  onSaved: () => void
}

/** Checks and saves a new room rate sheet; problems come back by field and nothing typed is lost. */
export function useSheetSave({ versions, isRequest, onSaved }: Settings) {
  const { code } = useFacility()
  const canBackdate = useCan()('RATE_BACKDATE') && !isRequest
  const navigate = useNavigate()
  const keyFor = useMemo(() => createKeyring(), [])
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [isPending, setPending] = useState(false)

  function problemsOf(head: SheetHead, lineCount: number): Record<string, string> {
    const { effectiveDate, backdateReason } = head
    const problems: Record<string, string> = {}
    if (lineCount === 0) problems['lines'] = 'Enter at least one price.'
    if (effectiveDate === null) {
      problems['effectiveDate'] = 'Enter the day from which the prices hold.'
      return problems
    }
    const existing = versions.filter(({ state }) => state !== 'pending')
    const check = checkNewVersion({
      effectiveDate,
      today: today(),
      existing,
      canBackdate,
      provider: isRequest,
    })
    if (!check.ok) problems['effectiveDate'] = messageOf(check.reason)
    if (effectiveDate < today() && backdateReason.trim().length < 3) {
      problems['backdateReason'] = 'Say why these prices begin in the past.'
    }
    return problems
  }

  async function save(head: SheetHead, lines: NewSheet['lines']): Promise<void> {
    setRefused({})
    const { effectiveDate } = head
    if (Object.keys(problemsOf(head, lines.length)).length > 0 || effectiveDate === null) {
      setAttempt(attempt + 1)
      return
    }
    setPending(true)
    try {
      const sheet = { ...head, effectiveDate, healthFacilityCode: code, lines }
      await saveSheet(sheet, keyFor(sheet), (request) => void navigate(`/dashboard/requests/${request}`))
      onSaved()
    } catch (error) {
      const fields = isApiError(error) ? fromServer(error.errors) : {}
      const words = wordsForError(error)
      setRefused(Object.keys(fields).length > 0 ? fields : words === undefined ? {} : { '': words })
      setAttempt(attempt + 1)
    } finally {
      setPending(false)
    }
  }
  return {
    save,
    isPending,
    attempt,
    canBackdate,
    /** problems to show: none before the first attempt */
    problems: (head: SheetHead, lineCount: number) =>
      attempt === 0 ? {} : { ...refused, ...problemsOf(head, lineCount) },
  }
}
