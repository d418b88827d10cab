import { proposal } from '@capiz/api/contract/proposal'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import { useSend } from '../../../platform/data/send.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import type { RequestView } from '../review-model.ts'
import { answerColumn, type OfferAnswers, offeredLines } from './answer-column.tsx'
import type { LineDrafts, ProposedLine } from './line-decisions.ts'
import { ProposalLines } from './ProposalLines.tsx'

const noDrafts: LineDrafts = new Map()
const noUndo = (): void => undefined

function useAnswers(view: RequestView, lines: readonly ProposedLine[]) {
  const [answers, setAnswers] = useState<OfferAnswers>(new Map())
  const [isStrict, setStrict] = useState(false)
  const send = useSend(proposal.answerCounter, { refresh: ['request.*', 'proposal.*', 'dashboard.*'] })
  const offered = offeredLines(lines)
  const open = offered.filter(({ key }) => !answers.has(key))
  const change = (next: OfferAnswers) => setAnswers(next)
  const submit = (onOpen: () => void): void => {
    setStrict(true)
    if (open.length > 0) return onOpen()
    const body = {
      code: view.code,
      version: view.version,
      lines: offered.map(({ key }) => ({ key, accepted: answers.get(key) === true })),
    }
    send.mutate(
      { input: { body } },
      { onSuccess: () => showToast('success', 'Your answer was sent. The request waits for a decision.') },
    )
  }
  return { answers, change, isStrict, offered, open, send, submit }
}

/** The lines of a proposed sheet with the amounts offered by the approver, each accepted or declined by its requester. */
export function OfferedLines({
  view,
  lines,
}: {
  view: RequestView
  lines: readonly ProposedLine[]
}): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  const { answers, change, isStrict, offered, open, send, submit } = useAnswers(view, lines)
  const column = useMemo(() => {
    const answer = (key: string, accepted: boolean | undefined): void => {
      const next = new Map(answers)
      if (accepted === undefined) next.delete(key)
      else next.set(key, accepted)
      change(next)
    }
    return answerColumn(answers, answer, isStrict)
  }, [answers, change, isStrict])
  const focusOpen = (): void => {
    const fields = [...(root.current?.querySelectorAll<HTMLSelectElement>('td select') ?? [])]
    fields.find(({ value }) => value === '')?.focus()
  }
  const all = (accepted: boolean): void => change(new Map(offered.map(({ key }) => [key, accepted])))
  return (
    <div ref={root}>
      <Stack gap={3}>
        <ProposalLines
          isStaff={false}
          lines={lines}
          drafts={noDrafts}
          onUndo={noUndo}
          isDecided={false}
          isApproved={false}
          isStrict={false}
          canCounter={false}
          answerColumn={column}
        />
        {send.error ? (
          <Notice tone="danger" isLive>
            {errorMessage(send.error)}
          </Notice>
        ) : null}
        <Inline gap={3}>
          <Button variant="primary" isPending={send.isPending} onPress={() => submit(focusOpen)}>
            Send answer
          </Button>
          <Button onPress={() => all(true)}>Accept all</Button>
          <Button onPress={() => all(false)}>Decline all</Button>
          <Text tone="muted">
            {`${offered.length - open.length} of ${plural(offered.length, 'line', 'lines')} answered`}
          </Text>
        </Inline>
      </Stack>
    </div>
  )
}
