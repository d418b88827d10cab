import { isApiError } from '@capiz/api/client'
import { sessionExpiredMessage } from '@capiz/domain/messages'
import { Button } from '@capiz/ui/Button'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { PasswordField } from '@capiz/ui/PasswordField'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type FormEvent, type ReactElement, type RefObject, useRef, useState } from 'react'
import { reportFailure } from '../../platform/feedback/report-error.ts'
import { client, deviceStorage } from '../../platform/calls/api.ts'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import { useSession } from '../../platform/session/session.ts'
import { reportSignInStart } from '../../platform/session/sign-in-start.ts'

interface Problems {
  username?: string
  password?: string
  whole?: string
}

function check(username: string, password: string): Problems {
  return {
    ...(username.trim() === '' && { username: 'Enter your username.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  }
}

function messageFor(error: unknown): string {
  if (!isApiError(error)) return 'Signing in failed. Try again.'
  if (error.status === 429 && error.retryAfter !== undefined) {
    return `${error.message} You can try again in ${Math.ceil(error.retryAfter)} seconds.`
  }
  return error.message
}

/** Says why the visitor stands here, unless a message has just said so. */
function EndedNotice(): ReactElement | null {
  const session = useSession()
  const query = useQueryParams()
  if (query.get('expired') === 'false') return <Notice kind="success">You are signed out.</Notice>
  if (query.get('expired') !== 'true') return null
  const hasJustEnded = session.status === 'out' && session.reason !== undefined
  return (
    <Notice title={hasJustEnded ? undefined : sessionExpiredMessage}>
      Sign in again to go on where you were. Drafts on this device are kept.
    </Notice>
  )
}

type InputRef = RefObject<HTMLInputElement | null>

/** Holds the values typed and the result of sending them; a field with a problem takes the focus. */
function useSignIn(usernameInput: InputRef, passwordInput: InputRef) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setPending] = useState(false)

  async function signIn(): Promise<void> {
    setPending(true)
    try {
      await client.session.signIn(username.trim(), password)
    } catch (error) {
      setProblems({ whole: messageFor(error) })
      reportFailure(error)
      passwordInput.current?.select()
    } finally {
      setPending(false)
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isPending) return
    const found = check(username, password)
    setProblems(found)
    if (found.username !== undefined) usernameInput.current?.focus()
    else if (found.password !== undefined) passwordInput.current?.focus()
    else void signIn()
  }
  return { username, setUsername, password, setPassword, problems, isPending, submit }
}

/** Signs in with username and password (specification 1, section 7). */
export function Login(): ReactElement {
  const usernameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const form = useSignIn(usernameInput, passwordInput)
  const { problems } = form
  return (
    <Stack gap={6}>
      <Heading level={1}>Sign in</Heading>
      <EndedNotice />
      {!deviceStorage.isLasting && (
        <Notice kind="attention">
          This browser keeps nothing for this site, so you stay signed in only as long as this tab is open.
        </Notice>
      )}
      {problems.whole !== undefined && (
        <Notice kind="danger" title="You are not signed in" isLive>
          {problems.whole}
        </Notice>
      )}
      <form onSubmit={form.submit} noValidate>
        <Stack gap={5}>
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            value={form.username}
            onChange={(text) => {
              reportSignInStart()
              form.setUsername(text)
            }}
            errorMessage={problems.username}
            inputRef={usernameInput}
          />
          <PasswordField
            label="Password"
            name="password"
            value={form.password}
            onChange={form.setPassword}
            errorMessage={problems.password}
            inputRef={passwordInput}
          />
          <Button
            type="submit"
            variant="primary"
            isFullWidth
            isPending={form.isPending}
            pendingLabel="Signing in"
          >
            Sign in
          </Button>
          <Link href="/auth/forgot-password" variant="standalone">
            Forgot your password?
          </Link>
        </Stack>
      </form>
    </Stack>
  )
}
