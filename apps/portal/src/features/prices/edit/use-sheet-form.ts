import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../../platform/session/session.ts'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../../platform/forms/form.tsx'
import { today } from '../../../patterns/today.ts'
import type { Sheet } from '../model/calls.ts'
import { listFields } from '../model/headers.ts'
import type { PriceSheetData } from '../model/use-sheets.ts'
import { linesProblems, sentLines } from './line-values.ts'
import type { EditedLines } from './LinesEditor.tsx'
import { proposeChanges } from './propose-amendment.ts'
import { saveSheet } from './save-sheet.ts'
import { usePriceQuestions } from '../questions/use-price-questions.tsx'
import { headFields, headProblems, needsSecond, type SheetHead, type SheetRules } from './sheet-head.ts'
import { sheetRefusal } from './sheet-refusal.ts'

/** A sheet as it is entered. */
export interface SheetValues {
  head: SheetHead
  edited: EditedLines
}

interface Settings {
  data: PriceSheetData
  values: SheetValues
  draft: { form: string; title: string }
  isRequest: boolean
  replaces: Sheet | undefined
  /** begins a price list, so its fields are asked for as well */
  isFirst: boolean
  onSaved: () => void
}

/** The form of a price sheet: its head and its lines, checked by the rules the server applies. */
export function useSheetForm({ data, isRequest, replaces, isFirst, ...settings }: Settings) {
  const { screen, owner, names, list } = data
  const canBackdate = useCan()('RATE_BACKDATE') && !isRequest
  const navigate = useNavigate()
  const questions = usePriceQuestions()
  // prices read again meanwhile do not take the place of those being edited
  const [values] = useState(settings.values)
  const existing = isFirst ? [] : (list?.rows ?? [])
  const isAmendment = replaces !== undefined
  const rules: SheetRules = {
    screen,
    today: today(),
    existing,
    replaces,
    isAmendment,
    isRequest,
    canBackdate,
  }
  const fields = new Set([...headFields, ...(isFirst ? listFields(screen) : [])])
  const sent = ({ lines, removed }: EditedLines) => sentLines(screen, lines, removed)
  const form = useSaveForm<SheetValues, void>({
    name: 'sheet',
    schema: formRules(({ head, edited }) => {
      const lines = sent(edited)
      return {
        ...headProblems(head, lines.length, rules),
        ...linesProblems(screen, lines, head.header, names),
      }
    }),
    values,
    draft: settings.draft,
    // a line has no control of its own outside the grid
    placeOf: (path) => (fields.has(path) ? undefined : null),
    refusalOf: sheetRefusal,
    save: ({ head, edited }, idempotencyKey) => {
      const sheet = { screen, owner, head, lines: sent(edited), replaces, isRequest, ask: questions.ask }
      const openRequest = (code: string): void => void navigate(`/dashboard/requests/${code}`)
      return replaces !== undefined && needsSecond(replaces, head)
        ? proposeChanges(sheet, replaces, idempotencyKey, openRequest)
        : saveSheet(sheet, idempotencyKey, openRequest)
    },
    onSaved: settings.onSaved,
  })
  return { ...form, values: useFormValues(form), rules, questions: questions.dialog }
}
