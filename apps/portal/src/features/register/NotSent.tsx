import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import type { SendProblem } from './use-sending.ts'

interface NotSentProps {
  problem: SendProblem | undefined
  /** facility, physician or dentist */
  subject: string
  /** page where a person on record requests an account */
  accountPath: string
  /** page of all answers */
  checkPath: string
}

/** Why the application was not sent, and what can be done; shows nothing while there is nothing to say. */
export function NotSent({ problem, subject, accountPath, checkPath }: NotSentProps): ReactElement | null {
  if (problem === undefined) return null
  return (
    <Notice tone="danger" isLive title="The application was not sent">
      {problem.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {problem.isConflict && (
        <p>
          If you are the {subject} on record, or act for it,{' '}
          <Link href={accountPath}>ask for the account</Link>. If not,{' '}
          <Link href={checkPath}>change the answer</Link> that is the same.
        </p>
      )}
      <p>Your answers are kept.</p>
    </Notice>
  )
}
