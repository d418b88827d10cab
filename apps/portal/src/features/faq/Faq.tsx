import { lookups } from '@capiz/api/contract/reference'
import { plural } from '@capiz/domain/text'
import { Disclosure } from '@capiz/ui/Disclosure'
import { EmptyState } from '@capiz/ui/EmptyState'
import { PageHeader } from '@capiz/ui/PageHeader'
import { SearchField } from '@capiz/ui/SearchField'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import { type ReactElement, useState } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import * as styles from './faq.css.ts'
import { matching, type Question, questionOf } from './questions.ts'
import { ReadError } from '../../patterns/ReadError.tsx'

/** Questions and answers, open to everybody (specification 1, section 2); staff keep them among the text templates. */
export function Faq(): ReactElement {
  const { data, error, isFetching, refetch } = useCall(lookups.publicFaq)
  return (
    <Stack gap={6} className={styles.column}>
      <PageHeader
        title="Questions and answers"
        description="What applicants, coordinators and physicians ask most."
      />
      {data !== undefined ? (
        <Questions questions={data.map(questionOf)} />
      ) : error === null ? (
        <LoadingLines count={8} />
      ) : (
        <ReadError title="The questions could not be read" answer={{ error, refetch, isFetching }} />
      )}
    </Stack>
  )
}

function Questions({ questions }: { questions: readonly Question[] }): ReactElement {
  const [term, setTerm] = useState('')
  const found = matching(questions, term)
  if (questions.length === 0) {
    return <EmptyState title="No questions yet">Answers to common questions will appear here.</EmptyState>
  }
  return (
    <Stack gap={4}>
      <SearchField label="Search the questions" value={term} onChange={setTerm} />
      <VisuallyHidden>
        <output>{term === '' ? '' : plural(found.length, 'question', 'questions')}</output>
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState title="No question matches">Try fewer or other words.</EmptyState>
      ) : (
        <Stack gap={2}>
          {found.map(({ code, question, answer }) =>
            answer === '' ? (
              <Text key={code} hasMeasure>
                {question}
              </Text>
            ) : (
              <Disclosure key={code} title={question} defaultExpanded={found.length === 1}>
                <Text hasMeasure>{answer}</Text>
              </Disclosure>
            ),
          )}
        </Stack>
      )}
    </Stack>
  )
}
