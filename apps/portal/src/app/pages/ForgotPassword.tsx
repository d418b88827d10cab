import { auth } from '@capiz/api/contract/auth'
import { isEmail } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { type FormEvent, type ReactElement, useState } from 'react'
import { call } from '../../platform/calls/api.ts'
import { reportedMessage } from '../../platform/feedback/report-error.ts'
import { useQueryParams } from '../../platform/routing/query-params.ts'

type Step = 'address' | 'code' | 'done'

interface Attempt {
  isPending: boolean
  problem: string | undefined
  note: string | undefined
  run: (work: () => Promise<unknown>, then?: () => void, note?: string) => void
}

/** Runs one call at a time and keeps what it said. */
function useAttempt(): Attempt {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [note, setNote] = useState<string>()
  async function perform(
    work: () => Promise<unknown>,
    then?: () => void,
    confirmation?: string,
  ): Promise<void> {
    setPending(true)
    setProblem(undefined)
    setNote(undefined)
    try {
      await work()
      setNote(confirmation)
      then?.()
    } catch (error) {
      setProblem(reportedMessage(error) ?? 'This did not work. Try again.')
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    problem,
    note,
    run: (work, then, confirmation) => void perform(work, then, confirmation),
  }
}

interface StepFormProps {
  attempt: Attempt
  button: string
  onSubmit: () => void
  children: ReactElement
  more?: ReactElement
}

function StepForm({ attempt, button, onSubmit, children, more }: StepFormProps): ReactElement {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!attempt.isPending) onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {attempt.problem !== undefined && (
          <Notice tone="danger" isLive>
            {attempt.problem}
          </Notice>
        )}
        {attempt.note !== undefined && (
          <Notice tone="success" isLive>
            {attempt.note}
          </Notice>
        )}
        {children}
        <Button type="submit" variant="primary" isFullWidth isPending={attempt.isPending}>
          {button}
        </Button>
        {more}
      </Stack>
    </form>
  )
}

/** The steps of a reset: what is typed, and the calls that lead from one step to the next. */
function useReset() {
  const query = useQueryParams()
  const [emailAddress, setEmail] = useState(query.get('email') ?? '')
  const [token, setToken] = useState(query.get('token') ?? '')
  const [step, setStep] = useState<Step>(query.has('token') && query.has('email') ? 'code' : 'address')
  const [fieldProblem, setFieldProblem] = useState<string>()
  const attempt = useAttempt()

  function requestCode(): void {
    const problem = isEmail(emailAddress.trim())
      ? undefined
      : 'Enter an e-mail address such as name@example.ph.'
    setFieldProblem(problem)
    if (problem !== undefined) return
    const body = { emailAddress: emailAddress.trim() }
    attempt.run(
      () => call(auth.requestPasswordReset, { body }),
      () => setStep('code'),
    )
  }

  function sendCode(): void {
    const problem = token.trim() === '' ? 'Enter the code from the mail.' : undefined
    setFieldProblem(problem)
    if (problem !== undefined) return
    const body = { emailAddress: emailAddress.trim(), token: token.trim() }
    attempt.run(
      () => call(auth.resetPassword, { body }),
      () => setStep('done'),
    )
  }

  const resend = (): void =>
    attempt.run(
      () => call(auth.resendToken, { query: { email: emailAddress.trim() } }),
      undefined,
      'If an account has this address, another code is on its way.',
    )
  return {
    step,
    attempt,
    emailAddress,
    setEmail,
    token,
    setToken,
    fieldProblem,
    requestCode,
    sendCode,
    resend,
  }
}

function CodeStep({ reset }: { reset: ReturnType<typeof useReset> }): ReactElement {
  const { attempt, emailAddress, token, fieldProblem } = reset
  return (
    <StepForm
      attempt={attempt}
      button="Mail a temporary password"
      onSubmit={reset.sendCode}
      more={
        <Button variant="quiet" isFullWidth isDisabled={attempt.isPending} onPress={reset.resend}>
          Send the code again
        </Button>
      }
    >
      <Stack gap={5}>
        <Text>
          If an account has the address {emailAddress.trim()}, a code is on its way there. It works for 30
          minutes.
        </Text>
        <TextField
          label="Code from the mail"
          name="token"
          isCode
          autoComplete="one-time-code"
          value={token}
          onChange={reset.setToken}
          errorMessage={fieldProblem}
        />
      </Stack>
    </StepForm>
  )
}

/** Request, code, temporary password by mail (specification 1, section 7; the page answers alike for any address). */
export function ForgotPassword(): ReactElement {
  const reset = useReset()
  const { step, attempt, emailAddress, fieldProblem } = reset

  return (
    <Stack gap={6}>
      <Heading level={1}>Forgot your password</Heading>
      {step === 'address' && (
        <StepForm attempt={attempt} button="Send a code" onSubmit={reset.requestCode}>
          <TextField
            label="E-mail address of your account"
            hint="A code goes there; with it you get a temporary password."
            name="email"
            type="email"
            autoComplete="email"
            value={emailAddress}
            onChange={reset.setEmail}
            errorMessage={fieldProblem}
          />
        </StepForm>
      )}
      {step === 'code' && <CodeStep reset={reset} />}
      {step === 'done' && (
        <Notice tone="success" title="A temporary password is on its way" isLive>
          Sign in with it within 24 hours; you will then choose your own password.
        </Notice>
      )}
      <Link href="/auth/login" variant="standalone">
        Back to sign in
      </Link>
    </Stack>
  )
}
