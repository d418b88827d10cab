import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { pathOf } from './model/steps.ts'
import type { SendProblem } from './use-sending.ts'

/** Why the application was not sent, and what can be done; shows nothing while there is nothing to say. */
export function NotSent({ problem }: { problem: SendProblem | undefined }): ReactElement | null {
  if (problem === undefined) return null
  return (
    <Notice kind="danger" isLive title="The application was not sent">
      {problem.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {problem.isConflict && (
        <p>
          If the facility on record is yours, <Link href="/register/account">ask for its account</Link>. If it
          is not, <Link href={pathOf('check')}>change the answer</Link> that is the same.
        </p>
      )}
      <p>Your answers are kept.</p>
    </Notice>
  )
}
