import { proposal } from '@capiz/api/contract/proposal'
import { counterOfferLimits } from '@capiz/domain/request'
import { formatPeso } from '@capiz/domain/money'
import { plural } from '@capiz/domain/text'
import { addDays, formatDay } from '@capiz/domain/time'
import { NumberField } from '@capiz/ui/NumberField'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { today } from '../../../patterns/today.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { formRefusal } from '../../../platform/forms/refusals.ts'
import type { RequestView } from '../review-model.ts'
import { counteredIn, type LineDrafts, type ProposedLine, sentOffers } from './line-decisions.ts'

/** Lines listed in the dialog at most. */
const mostListed = 8

interface CounterOfferDialogProps {
  view: RequestView
  lines: readonly ProposedLine[]
  drafts: LineDrafts
  kept: LineDrafts
  onClose: () => void
  onSent: () => void
}

const { minDays, maxDays, usualDays, rounds } = counterOfferLimits

function useOfferForm({ view, drafts, kept, onClose, onSent }: CounterOfferDialogProps) {
  return useSaveForm<{ days: number | null }, unknown>({
    name: 'counter-offer',
    schema: formRules(({ days }): Record<string, string> => {
      return days === null || days < minDays || days > maxDays
        ? { days: `Give ${minDays} to ${maxDays} days.` }
        : {}
    }),
    values: { days: usualDays },
    refusalOf: formRefusal,
    contentOf: (values) => [values, view.version],
    save: ({ days }, idempotencyKey) => {
      // the rules let nothing through without the number of days
      const body = {
        code: view.code,
        version: view.version,
        days: days ?? 0,
        lines: sentOffers(drafts, kept),
      }
      return call(proposal.counter, { body }, { idempotencyKey })
    },
    onSaved: () => {
      void refreshCalls('request.*', 'requestDesk.*', 'proposal.*', 'dashboard.*')
      showToast('success', `Counter-offer sent to ${view.requesterName}.`)
      onSent()
      onClose()
    },
  })
}

/** Sends other amounts for lines of a proposed sheet, with the days there are to answer. */
export function CounterOfferDialog(props: CounterOfferDialogProps): ReactElement {
  const { view, lines, drafts, onClose } = props
  const form = useOfferForm(props)
  const { api, bind } = form
  const countered = counteredIn(drafts)
  const names = new Map(lines.map(({ key, name }) => [key, name]))
  const round = (view.counterOffer?.round ?? 0) + 1
  const others = drafts.size - countered.length
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={onClose}
      title={`Counter-offer on ${plural(countered.length, 'line', 'lines')}`}
      label="Counter-offer"
      submitLabel="Send counter-offer"
    >
      <ul>
        {countered.slice(0, mostListed).map((key) => (
          <li key={key}>{`${names.get(key) ?? key}: ${formatPeso(drafts.get(key)?.amount ?? 0)}`}</li>
        ))}
        {countered.length > mostListed ? <li>{`and ${countered.length - mostListed} more`}</li> : null}
      </ul>
      <api.Field name="days">
        {(field) => (
          <NumberField
            label="Days to answer"
            isRequired
            minValue={minDays}
            maxValue={maxDays}
            hint={
              field.state.value === null
                ? undefined
                : `Until ${formatDay(addDays(today(), field.state.value))}`
            }
            {...bind(field)}
          />
        )}
      </api.Field>
      <Text tone="muted">
        {`Round ${round} of ${rounds}. ${view.requesterName} accepts or declines each line; the amounts accepted bind both sides.`}
        {others > 0 ? ` Your decisions on ${plural(others, 'further line', 'further lines')} are kept.` : ''}
      </Text>
    </FormDialog>
  )
}
