import { manilaDay, formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { StepList } from '@capiz/ui/StepList'
import {
  createElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { today } from '../../patterns/today.ts'
import type { AnyAnswers, ApplicationKind, FormStep, StepId, StepProps } from './model/kind.ts'
import { fetchAhead, lazyPage } from './model/lazy-page.ts'
import { furthestStep, indexOf, isFormStep, listedSteps, pathOf } from './model/steps.ts'
import * as styles from './register.css.ts'
import { useApplication } from './use-application.ts'
import type { Application } from './model/kind.ts'
import { type Receipt, type Sending, useSending } from './use-sending.ts'

const loadConsent = () => import('./pages/ConsentPage.tsx')
const loadSent = () => import('./pages/SentPage.tsx')
const loadDuplicates = () => import('./pages/DuplicatesPage.tsx')
const ConfirmAddressPage = lazyPage(
  () => import('./pages/ConfirmAddressPage.tsx'),
  (m) => m.ConfirmAddressPage,
)
const SentPage = lazyPage(loadSent, (m) => m.SentPage)

interface Shared {
  application: Application<AnyAnswers>
  sending: Sending
}
// the pages of every kind are the same components; what they show comes from the kind
const ConsentPage = lazyPage(loadConsent, (m) => m.ConsentPage<AnyAnswers>)
const DuplicatesPage = lazyPage(loadDuplicates, (m) => m.DuplicatesPage<AnyAnswers>)

const ReceiptState = v.object({
  code: v.nullable(v.string()),
  requestCode: v.nullable(v.string()),
  confirmation: v.nullable(v.object({ id: v.string(), expires: v.string() })),
  name: v.string(),
  emailAddress: v.string(),
}) satisfies v.GenericSchema<Receipt>

interface RestoredProps {
  restoredAt: number | undefined
  onClear: () => void
}

/** Says where the answers on the page come from, and offers to begin anew. */
function Restored({ restoredAt, onClear }: RestoredProps): ReactElement | null {
  const [isConfirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  if (restoredAt === undefined) return null
  const clear = (): void => {
    onClear()
    void navigate('/register')
  }
  return (
    <Notice
      actions={
        isConfirming ? (
          <>
            <Button size="sm" variant="dangerOutline" onPress={clear}>
              Delete my answers
            </Button>
            <Button size="sm" variant="quiet" onPress={() => setConfirming(false)}>
              Keep them
            </Button>
          </>
        ) : (
          <Button size="sm" onPress={() => setConfirming(true)}>
            Start again
          </Button>
        )
      }
    >
      {isConfirming
        ? 'Everything you have entered on this device will be deleted.'
        : `These are your answers of ${formatDay(manilaDay(new Date(restoredAt)))}, kept on this device.`}
    </Notice>
  )
}

interface FrameProps<A extends AnyAnswers> {
  id: StepId<A>
  application: Application<A>
  children: ReactNode
}

/** The frame of the steps: where one is, beside or above the questions. */
function Frame<A extends AnyAnswers>({ id, application, children }: FrameProps<A>): ReactElement {
  const { kind, answers } = application
  const navigate = useNavigate()
  // said once, on the page that was opened; from then on the note beside the buttons is enough
  const [openedOn] = useState(id)
  const documents = 'papers' as FormStep<A>
  const documentPage: FunctionComponent<StepProps<A> & { isShown?: boolean }> = kind.pages[documents]
  const list = listedSteps(kind, answers, indexOf(kind, id), today())
  useEffect(() => {
    kind.loadAhead(id)
    if (id === 'check') fetchAhead(loadConsent)
    else if (id === 'consent') fetchAhead(loadSent)
  }, [kind, id])
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <StepList
          label="Steps"
          steps={list}
          onNavigate={(step) => void navigate(pathOf(kind, step as StepId<A>))}
        />
      </div>
      <div className={id === documents || id === 'check' ? styles.wideColumn : styles.column}>
        <Stack gap={5}>
          <div className={styles.top}>
            <StepList label="Steps" steps={list} variant="text" />
          </div>
          {id === openedOn && <Restored restoredAt={application.restoredAt} onClear={application.clear} />}
          {answers.reached >= indexOf(kind, documents) && (
            <div hidden={id !== documents}>
              <Suspense fallback={<LoadingLines count={8} />}>
                {createElement(documentPage, { application, isShown: id === documents })}
              </Suspense>
            </div>
          )}
          <Suspense fallback={<LoadingLines count={8} />}>{children}</Suspense>
        </Stack>
      </div>
    </div>
  )
}

/** Shows the receipt, which is stored in the history entry: it survives a reload, and no other person gets it. */
function Sent({ application, sending, state }: Shared & { state: unknown }): ReactElement {
  const receipt = v.safeParse(ReceiptState, state)
  if (!receipt.success) return <Navigate to="/register" replace />
  const { requestCode, confirmation, emailAddress, name } = receipt.output
  const { receiptLabel, subject, base } = application.kind
  // the answers stay until the address is confirmed: it may be the wrong one
  if (requestCode === null) {
    if (confirmation === null) return <Navigate to="/register" replace />
    return (
      <ConfirmAddressPage
        confirmation={confirmation}
        emailAddress={emailAddress}
        contactsPath={`${base}/contacts`}
      />
    )
  }
  // after a reload the answers kept here may be those of another application
  const forget = (): void => {
    if (sending.receipt?.requestCode !== requestCode) return
    application.clear()
    sending.forget()
  }
  return (
    <SentPage
      receipt={{ requestCode, name, emailAddress }}
      label={receiptLabel}
      subject={subject}
      onShown={forget}
    />
  )
}

interface WizardProps<A extends AnyAnswers> {
  kind: ApplicationKind<A>
}

/** The way to an accreditation for one kind of applicant: the steps, the matches found, the receipt. */
export function Wizard<A extends AnyAnswers>({ kind }: WizardProps<A>): ReactElement {
  const application = useApplication(kind)
  const sending = useSending(application)
  const { pathname, state } = useLocation()
  const path = pathname.replace(/\/+$/, '')
  // what the shared pages read of an application does not depend on its questions
  const shared = { application: application as unknown as Application<AnyAnswers>, sending }
  if (path === `${kind.base}/sent`) return <Sent state={state} {...shared} />
  const hasMatches = sending.candidates.length > 0 && sending.values.text !== undefined
  if (path === `${kind.base}/duplicates` && hasMatches) {
    return (
      <Frame id="consent" application={application}>
        <DuplicatesPage {...shared} />
      </Frame>
    )
  }
  const at = kind.steps.findIndex((step) => step.id !== 'who' && step.path === path)
  const furthest = furthestStep(kind, application.answers, today())
  const id = at === -1 || at > furthest ? undefined : kind.steps[at]?.id
  if (id === undefined || id === 'who') {
    return <Navigate to={kind.steps[Math.max(furthest, 1)]?.path ?? '/register'} replace />
  }
  const page: FunctionComponent<StepProps<A>> | undefined =
    isFormStep<A>(id) && id !== 'papers' ? kind.pages[id] : undefined
  const checkPage: FunctionComponent<StepProps<A>> = kind.checkPage
  return (
    <Frame id={id} application={application}>
      {page !== undefined && createElement(page, { key: id, application })}
      {id === 'check' && createElement(checkPage, { application })}
      {id === 'consent' && <ConsentPage {...shared} />}
    </Frame>
  )
}
