import { isApiError, type SignInProof } from '@capiz/api/client'
import { Heading } from '@capiz/ui/Heading'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { config } from '../../../platform/config.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { Waiting } from '../../../platform/feedback/Waiting.tsx'
import { PasskeyFailure, type PasskeyOptions } from '../../../platform/session/passkey.ts'
import { signOnMessage } from '../../../platform/session/sign-on-message.ts'
import { useSession } from '../../../platform/session/session.ts'
import { CodeStep } from '../CodeStep.tsx'
import { finishSignIn, outcomeOf, secondStep, type SignOnOutcome } from './sign-on-return.ts'

type CodeOutcome = Extract<SignOnOutcome, { kind: 'code' }>

function Failed({ error, purpose }: Extract<SignOnOutcome, { kind: 'failed' }>): ReactElement {
  const title = {
    SIGN_IN: 'You are not signed in',
    LINK: 'Nothing was linked',
    STEP_UP: 'This did not confirm that it is you',
  }[purpose]
  return (
    <Stack gap={6}>
      <Heading level={1}>{config.signOn === '' ? 'Single sign-on' : config.signOn}</Heading>
      <Notice tone="danger" title={title} isLive>
        {signOnMessage(error)}
      </Notice>
      {purpose === 'SIGN_IN' && <LinkButton href="/auth/login">Back to signing in</LinkButton>}
      {purpose === 'LINK' && <LinkButton href="/account-updates">Back to my account</LinkButton>}
      {purpose === 'STEP_UP' && <Text>Close this window, then try again or confirm in another way.</Text>}
    </Stack>
  )
}

/** Asks for the second factor that the account has here. */
function SecondStep({
  step,
  onOutcome,
}: {
  step: CodeOutcome
  onOutcome: (outcome: SignOnOutcome) => void
}): ReactElement {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  async function attempt(prove: () => Promise<SignInProof>): Promise<void> {
    setPending(true)
    try {
      const outcome = await finishSignIn(secondStep(step.key, await prove()))
      if (outcome.kind === 'failed' && isApiError(outcome.error, 'BAD_SECOND_FACTOR')) {
        setProblem(outcome.error.message)
        input.current?.select()
      } else onOutcome(outcome)
    } catch (error) {
      setProblem(error instanceof PasskeyFailure ? error.message : signOnMessage(error))
    } finally {
      setPending(false)
    }
  }
  const byPasskey = async (options: PasskeyOptions): Promise<SignInProof> => {
    const { usedPasskey } = await import('../../../platform/session/passkey-ceremony.ts')
    return { passkey: JSON.stringify(await usedPasskey(options)) }
  }
  const form = {
    code,
    setCode,
    problem,
    isPending,
    passkey: step.passkey,
    signInByPasskey: (options: PasskeyOptions) => attempt(() => byPasskey(options)),
    beginAgain: () => void navigate('/auth/login'),
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (code.trim() === '') {
      setProblem('Enter the code.')
      input.current?.focus()
    } else void attempt(async () => ({ code: code.trim() }))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Heading level={1}>Enter your code</Heading>
        <CodeStep form={form} inputRef={input} />
      </Stack>
    </form>
  )
}

function Done({ purpose }: Extract<SignOnOutcome, { kind: 'done' }>): ReactElement {
  const session = useSession()
  useEffect(() => {
    if (purpose === 'STEP_UP') window.close()
    if (purpose === 'LINK') showToast('success', `${config.signOn} is linked to your account.`)
  }, [purpose])
  if (purpose === 'STEP_UP') return <Text>Confirmed. You can close this window.</Text>
  if (purpose === 'LINK') return <Navigate to="/account-updates" replace />
  // the page for guests leads whoever is signed in on to the right place
  return session.status === 'out' ? <Waiting /> : <Navigate to="/auth/login" replace />
}

/** The page the identity provider sends the browser back to: finishes what was begun, or says why it cannot. */
export function SignOnReturn(): ReactElement {
  const { search } = useLocation()
  const [parameters] = useState(() => search.slice(1))
  const [outcome, setOutcome] = useState<SignOnOutcome>()
  useEffect(() => {
    // a code in the address is of no use to anybody any more, and not to be copied
    history.replaceState(history.state, '', location.pathname)
    void outcomeOf(parameters).then(setOutcome)
  }, [parameters])
  if (outcome === undefined) return <Waiting />
  if (outcome.kind === 'failed') return <Failed {...outcome} />
  if (outcome.kind === 'code') return <SecondStep step={outcome} onOutcome={setOutcome} />
  return <Done {...outcome} />
}
