import { isApiError, type SignInProof } from '@capiz/api/client'
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
import { config } from '../../platform/config.ts'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import { endMessage } from '../../platform/session/end-message.ts'
import { useSession } from '../../platform/session/session.ts'
import {
  canUsePasskeys,
  PasskeyFailure,
  type PasskeyOptions,
  passkeyOptionsOf,
} from '../../platform/session/passkey.ts'
import { reportSignInStart } from '../../platform/session/sign-in-start.ts'
import { CodeStep } from './CodeStep.tsx'
import { SignOnButton } from './sign-on/SignOnButton.tsx'

interface Problems {
  username?: string
  password?: string
  code?: string
  whole?: string
}

function check(username: string, password: string): Problems {
  return {
    ...(username.trim() === '' && { username: 'Enter your username.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  }
}

const checkCode = (code: string): Problems => (code.trim() === '' ? { code: 'Enter the code.' } : {})

function messageFor(error: unknown): string {
  if (error instanceof PasskeyFailure) return error.message
  return isApiError(error) ? error.message : 'Signing in failed. Try again.'
}

/** Says why the visitor stands here, unless a message has just said so. */
function EndedNotice(): ReactElement | null {
  const session = useSession()
  const query = useQueryParams()
  if (query.get('expired') === 'false') return <Notice tone="success">You are signed out.</Notice>
  if (query.get('expired') !== 'true') return null
  const hasJustEnded = session.status === 'out' && session.reason !== undefined
  const message = endMessage(query.get('reason') === 'replaced' ? 'replaced' : 'expired')
  return (
    <Notice title={hasJustEnded ? undefined : message}>
      Sign in again to go on where you were. Drafts on this device are kept.
    </Notice>
  )
}

type InputRef = RefObject<HTMLInputElement | null>

interface Inputs {
  username: InputRef
  password: InputRef
  code: InputRef
}

/** Puts the focus into the first field with a problem; false when there is none. */
function focusProblem(found: Problems, inputs: Inputs): boolean {
  const first = (['code', 'username', 'password'] as const).find((name) => found[name] !== undefined)
  if (first === undefined) return false
  inputs[first].current?.focus()
  return true
}

/** Asks for one of the passkeys; what that takes is fetched with the first use. */
async function passkeyProof(options: PasskeyOptions): Promise<SignInProof> {
  const { usedPasskey } = await import('../../platform/session/passkey-ceremony.ts')
  return { passkey: JSON.stringify(await usedPasskey(options)) }
}

/** Holds the values typed and the result of sending them; a field with a problem takes the focus. */
function useSignIn(inputs: Inputs) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  /** the password was right, a second factor is asked for */
  const [asksCode, setAsksCode] = useState(false)
  const [passkey, setPasskey] = useState<PasskeyOptions>()
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setPending] = useState(false)

  function fail(error: unknown): void {
    if (isApiError(error, 'SECOND_FACTOR_REQUIRED')) {
      setAsksCode(true)
      setPasskey(canUsePasskeys() ? passkeyOptionsOf(error.details) : undefined)
      return
    }
    reportFailure(error)
    if (isApiError(error, 'BAD_SECOND_FACTOR')) {
      setProblems({ code: error.message })
      inputs.code.current?.select()
      return
    }
    setProblems({ whole: messageFor(error) })
    if (!asksCode) inputs.password.current?.select()
  }

  /** Goes back to name and password. */
  function beginAgain(): void {
    setAsksCode(false)
    setCode('')
    setPassword('')
    setPasskey(undefined)
    setProblems({})
  }

  async function attempt(prove: () => Promise<SignInProof | undefined>): Promise<void> {
    setPending(true)
    try {
      await client.session.signIn(username.trim(), password, await prove())
    } catch (error) {
      fail(error)
    } finally {
      setPending(false)
    }
  }

  const signInByPasskey = (options: PasskeyOptions): Promise<void> => attempt(() => passkeyProof(options))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isPending) return
    const found = asksCode ? checkCode(code) : check(username, password)
    setProblems(found)
    if (focusProblem(found, inputs)) return
    void attempt(async () => (asksCode ? { code: code.trim() } : undefined))
  }
  const typed = { username, setUsername, password, setPassword, code, setCode }
  return { ...typed, asksCode, passkey, signInByPasskey, beginAgain, problems, isPending, submit }
}

type SignInForm = ReturnType<typeof useSignIn>

function PasswordStep({
  form,
  usernameInput,
  passwordInput,
}: {
  form: SignInForm
  usernameInput: InputRef
  passwordInput: InputRef
}): ReactElement {
  const { problems } = form
  return (
    <>
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
        ref={usernameInput}
      />
      <PasswordField
        label="Password"
        name="password"
        value={form.password}
        onChange={form.setPassword}
        errorMessage={problems.password}
        ref={passwordInput}
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
    </>
  )
}

function headingOf({ asksCode, passkey }: SignInForm): string {
  if (!asksCode) return 'Sign in'
  return passkey === undefined ? 'Enter your code' : 'Use your passkey or a code'
}

/** Signs in with username and password (specification 1, section 7), and with a passkey or code where a second factor asks for it. */
export function Login(): ReactElement {
  const usernameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const form = useSignIn({ username: usernameInput, password: passwordInput, code: codeInput })
  const [signOnProblem, setSignOnProblem] = useState<string>()
  const { problems } = form
  const problem = problems.whole ?? signOnProblem
  return (
    <Stack gap={6}>
      <Heading level={1}>{headingOf(form)}</Heading>
      {!form.asksCode && <EndedNotice />}
      {!deviceStorage.isLasting && (
        <Notice tone="attention">
          This browser keeps nothing for this site, so you stay signed in only as long as this tab is open.
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="danger" title="You are not signed in" isLive>
          {problem}
        </Notice>
      )}
      <form onSubmit={form.submit} noValidate>
        <Stack gap={5}>
          {form.asksCode ? (
            <CodeStep form={{ ...form, problem: problems.code }} inputRef={codeInput} />
          ) : (
            <PasswordStep form={form} usernameInput={usernameInput} passwordInput={passwordInput} />
          )}
        </Stack>
      </form>
      {!form.asksCode && config.signOn !== '' && (
        <SignOnButton variant="secondary" onProblem={setSignOnProblem} />
      )}
    </Stack>
  )
}
