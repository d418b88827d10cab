import { isApiError, type SignInProof } from '@capiz/api/client'
import { sessionExpiredMessage } from '@capiz/domain/messages'
import { Button } from '@capiz/ui/Button'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { PasswordField } from '@capiz/ui/PasswordField'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { type FormEvent, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { reportFailure } from '../../platform/feedback/report-error.ts'
import { client, deviceStorage } from '../../platform/calls/api.ts'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import { useSession } from '../../platform/session/session.ts'
import {
  canUsePasskeys,
  PasskeyFailure,
  type PasskeyOptions,
  passkeyOptionsOf,
} from '../../platform/session/passkey.ts'
import { reportSignInStart } from '../../platform/session/sign-in-start.ts'

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

function SignInButton({ isPending, passkey }: Pick<SignInForm, 'isPending' | 'passkey'>): ReactElement {
  return (
    <Button
      type="submit"
      variant={passkey === undefined ? 'primary' : 'secondary'}
      isFullWidth
      isPending={isPending}
      pendingLabel="Signing in"
    >
      Sign in
    </Button>
  )
}

/** The second step: a passkey, the code of the authenticator app, or a recovery code. */
function CodeStep({ form, inputRef }: { form: SignInForm; inputRef: InputRef }): ReactElement {
  const { passkey } = form
  useEffect(() => inputRef.current?.focus(), [inputRef])
  return (
    <>
      {passkey !== undefined && (
        <Button
          variant="primary"
          isFullWidth
          isPending={form.isPending}
          pendingLabel="Waiting for the passkey"
          onPress={() => void form.signInByPasskey(passkey)}
        >
          Use your passkey
        </Button>
      )}
      <TextField
        label="Code"
        name="code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        value={form.code}
        onChange={form.setCode}
        errorMessage={form.problems.code}
        inputRef={inputRef}
      />
      <SignInButton isPending={form.isPending} passkey={form.passkey} />
      <Button variant="quiet" onPress={form.beginAgain}>
        Use another account
      </Button>
    </>
  )
}

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
      <SignInButton isPending={form.isPending} passkey={form.passkey} />
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
  const { problems } = form
  return (
    <Stack gap={6}>
      <Heading level={1}>{headingOf(form)}</Heading>
      {!form.asksCode && <EndedNotice />}
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
          {form.asksCode ? (
            <CodeStep form={form} inputRef={codeInput} />
          ) : (
            <PasswordStep form={form} usernameInput={usernameInput} passwordInput={passwordInput} />
          )}
        </Stack>
      </form>
    </Stack>
  )
}
