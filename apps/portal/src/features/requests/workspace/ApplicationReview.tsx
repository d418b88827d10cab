import type { ChecklistRow } from '@capiz/domain/checklist'
import { plural } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { Stack } from '@capiz/ui/Stack'
import { DocumentReview } from '@capiz/ui/accreditation/DocumentReview'
import { Button } from '@capiz/ui/Button'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { useShortcuts } from '../../../platform/shortcuts/shortcuts.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { RequestFiles } from '../RequestFiles.tsx'
import { mayNow, type RequestView } from '../review-model.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { askText, isAskedFor } from './asked.ts'
import { DocumentActs } from './DocumentActs.tsx'
import { DocumentPane } from './DocumentPane.tsx'
import { useApplicantChecklist, useIsWorkLeft } from './use-marks.ts'
import {
  type ApplicationDocument,
  applicationDocuments,
  nextToCompare,
  soughtText,
  valuesFor,
  walkOf,
} from './workspace-model.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

export interface ApplicationReviewProps {
  view: RequestView
  /** what is to be asked for, not sent yet */
  asked: readonly string[]
  onAsked: (asked: readonly string[]) => void
  /** called with whether the reader has documents left to compare, whenever that changes */
  onWorkLeft: (isLeft: boolean) => void
}

/** The document that is read: the one chosen, else the first to compare, else the first that was sent. */
function useCurrent(documents: readonly ApplicationDocument[]) {
  const [chosen, setChosen] = useState<string>()
  const walk = walkOf(documents)
  const code =
    walk.find((one) => one.code === chosen)?.code ?? nextToCompare(documents, undefined) ?? walk[0]?.code
  const go = useMemo(() => {
    const to = (step: 1 | -1) => () => {
      const at = walk.findIndex((one) => one.code === code)
      const next = walk[at + step]
      if (next !== undefined) setChosen(next.code)
    }
    return [
      { keys: 'n', label: 'Next document', run: to(1) },
      { keys: 'p', label: 'Previous document', run: to(-1) },
    ]
  }, [walk, code])
  useShortcuts(go)
  return { current: walk.find((one) => one.code === code), choose: setChosen }
}

/** The documents of an application beside the values they prove, then everything else that was declared. */
export function ApplicationReview(props: ApplicationReviewProps): ReactElement {
  const { view, onWorkLeft } = props
  const answer = useApplicantChecklist(view)
  const isWorkLeft = useIsWorkLeft(view)
  useEffect(() => onWorkLeft(isWorkLeft), [isWorkLeft, onWorkLeft])
  const listed = new Set((answer.data ?? []).flatMap(({ submitted }) => submitted ?? []))
  if (answer.isError) {
    return <ReadError title="The checklist could not be read" answer={answer} />
  }
  return (
    <Stack gap={4}>
      {answer.data === undefined ? (
        <Card>
          <LoadingLines count={8} />
        </Card>
      ) : (
        // the wire's days are text
        <Documents {...props} rows={answer.data as readonly ChecklistRow[]} />
      )}
      <RequestFiles view={view} title="Other files" except={listed} />
      <ApplicationFacts view={view} />
    </Stack>
  )
}

function Documents(props: ApplicationReviewProps & { rows: readonly ChecklistRow[] }): ReactElement {
  const { view, rows, asked, onAsked } = props
  const documents = useMemo(() => applicationDocuments(rows), [rows])
  const { current, choose } = useCurrent(documents)
  const [found, setFound] = useState<{ code: string; ids: readonly string[] }>()
  const values = current === undefined ? [] : valuesFor(view, current.code)
  const ask = useCallback(
    (one: ApplicationDocument): void => {
      const text = askText(one)
      onAsked(asked.includes(text) ? asked.filter((other) => other !== text) : [...asked, text])
    },
    [asked, onAsked],
  )
  const askCurrent = useCallback(() => {
    if (current !== undefined) ask(current)
  }, [ask, current])
  const goOn = useCallback(
    () => choose(nextToCompare(documents, current?.code) ?? current?.code),
    [choose, documents, current],
  )
  const hasText = found?.code === current?.code && (found?.ids.length ?? 0) > 0
  const verified = documents.filter(({ state }) => state === 'verified').length
  return (
    <DocumentReview
      title="Documents"
      summary={`${verified} of ${plural(documents.length, 'document', 'documents')} verified`}
      documents={documents.map((one) => ({
        ...one,
        act: one.state === 'missing' ? <AskButton one={one} {...props} onAsk={() => ask(one)} /> : undefined,
      }))}
      missingAct={<AskAllButton {...props} documents={documents} />}
      current={current?.code}
      onCurrent={choose}
      facts={values.map((value) => ({
        ...value,
        isFound: hasText ? found?.ids.includes(value.id) : undefined,
      }))}
      acts={
        current === undefined ? undefined : (
          <DocumentActs
            key={current.code}
            view={view}
            document={current}
            isAsked={isAskedFor(view, asked, current)}
            onAsk={askCurrent}
            onVerified={goOn}
          />
        )
      }
    >
      <DocumentPane
        key={current?.code}
        view={view}
        current={current}
        sought={values.map(soughtText)}
        onFound={(ids) => setFound({ code: current?.code ?? '', ids })}
      />
    </DocumentReview>
  )
}

/** Puts all missing documents that are not on it on the list of what is asked for; one alone has its own button. */
function AskAllButton(
  props: ApplicationReviewProps & { documents: readonly ApplicationDocument[] },
): ReactElement | null {
  const { view, asked, onAsked, documents } = props
  const missing = documents.filter((one) => one.state === 'missing' && !isAskedFor(view, asked, one))
  if (missing.length < 2 || !mayNow(view, 'ask')) return null
  return (
    <Button size="sm" onPress={() => onAsked([...asked, ...missing.map(askText)])}>
      {`Ask for all ${missing.length}`}
    </Button>
  )
}

interface AskButtonProps extends ApplicationReviewProps {
  one: ApplicationDocument
  onAsk: () => void
}

/** Puts a missing document on the list of what is asked for, or takes it off. */
function AskButton({ view, asked, one, onAsk }: AskButtonProps): ReactElement | null {
  if (!mayNow(view, 'ask')) return null
  const isListed = asked.includes(askText(one))
  if (!isListed && isAskedFor(view, asked, one)) return <>Asked for</>
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={isListed ? `Do not ask for ${one.label}` : `Ask for ${one.label}`}
      onPress={onAsk}
    >
      {isListed ? 'Will be asked for' : 'Ask for this'}
    </Button>
  )
}
