import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import type { DayQuestionProps } from './DayQuestion.tsx'

const DayQuestion = lazy(async () => ({
  default: (await load(() => import('./DayQuestion.tsx'))).DayQuestion,
}))

/** The question with its calendar, which is fetched once the page around it can be read. */
export function LaterDayQuestion(props: DayQuestionProps): ReactElement {
  return (
    <Suspense fallback={<LoadingLines count={2} />}>
      <DayQuestion {...props} />
    </Suspense>
  )
}
