import { isApiError } from '@capiz/api/client'
import { Button } from '@capiz/ui/Button'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { PasswordField } from '@capiz/ui/PasswordField'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import { client, deviceStorage } from '../../lib/api.ts'
import { useQueryParams } from '../../lib/query-params.ts'
import { preloadShell } from '../preload.ts'
import { useSession } from '../session/session.ts'

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

function wordsFor(error: unknown): string {
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
    <Notice title={hasJustEnded ? undefined : 'Your session has expired.'}>
      Sign in again to go on where you were. Drafts on this device are kept.
    </Notice>
  )
}

/** Signs in with username and password (specification 1, section 7). */
export function Login(): ReactElement {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setPending] = useState(false)
  const usernameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  async function signIn(): Promise<void> {
    setPending(true)
    try {
      await client.session.signIn(username.trim(), password)
    } catch (error) {
      setProblems({ whole: wordsFor(error) })
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
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            value={username}
            onChange={(text) => {
              preloadShell()
              setUsername(text)
            }}
            errorMessage={problems.username}
            inputRef={usernameInput}
          />
          <PasswordField
            label="Password"
            name="password"
            value={password}
            onChange={setPassword}
            errorMessage={problems.password}
            inputRef={passwordInput}
          />
          <Button type="submit" variant="primary" isFullWidth isPending={isPending} pendingLabel="Signing in">
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
