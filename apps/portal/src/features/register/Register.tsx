import { manilaDay, formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { StepList, type Step } from '@capiz/ui/StepList'
import { type ReactElement, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import * as v from 'valibot'
import { lazyScreen } from '../../app/lazy-screen.ts'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { today } from '../../patterns/today.ts'
import { furthestStep, indexOf, isComplete, pathOf, type StepId, steps } from './model/steps.ts'
import { WhoPage } from './pages/WhoPage.tsx'
import {
  AddressPage,
  CheckPage,
  ConsentPage,
  ContactsPage,
  DuplicatesPage,
  FacilityPage,
  loadAhead,
  PapersPage,
  SentPage,
} from './pages/lazy.ts'
import * as styles from './register.css.ts'
import { type Application, useApplication } from './use-application.ts'
import { type Receipt, type Sending, useSending } from './use-sending.ts'

const AccountPage = lazyScreen(
  () => import('./pages/AccountPage.tsx'),
  (m) => m.AccountPage,
)
const PhysicianPage = lazyScreen(
  () => import('./pages/PhysicianPage.tsx'),
  (m) => m.PhysicianPage,
)

const ReceiptState = v.object({
  code: v.string(),
  requestCode: v.string(),
  name: v.string(),
  emailAddress: v.string(),
}) satisfies v.GenericSchema<Receipt>

function stepsOf({ answers }: Application, current: number): Step[] {
  const day = today()
  return steps.map(({ id, label }, at) => {
    if (at === current) return { id, label, state: 'current' }
    if (at >= answers.reached) return { id, label, state: 'open' }
    return { id, label, state: isComplete(id, answers, day) ? 'done' : 'invalid' }
  })
}

/** Says where the answers on the page come from, and offers to begin anew. */
function Restored({ application }: { application: Application }): ReactElement | null {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  if (application.restoredAt === undefined) return null
  const clear = (): void => {
    application.clear()
    void navigate('/register')
  }
  return (
    <Notice
      actions={
        isAsking ? (
          <>
            <Button size="sm" variant="dangerOutline" onPress={clear}>
              Delete my answers
            </Button>
            <Button size="sm" variant="quiet" onPress={() => setAsking(false)}>
              Keep them
            </Button>
          </>
        ) : (
          <Button size="sm" onPress={() => setAsking(true)}>
            Start again
          </Button>
        )
      }
    >
      {isAsking
        ? 'Everything you have entered on this device will be deleted.'
        : `These are your answers of ${formatDay(manilaDay(new Date(application.restoredAt)))}, kept on this device.`}
    </Notice>
  )
}

function StepPage({ id, application, sending }: StepPageProps): ReactElement | null {
  switch (id) {
    case 'who':
      return <WhoPage application={application} />
    case 'facility':
      return <FacilityPage application={application} />
    case 'address':
      return <AddressPage application={application} />
    case 'contacts':
      return <ContactsPage application={application} />
    case 'check':
      return <CheckPage application={application} />
    case 'consent':
      return <ConsentPage sending={sending} />
    case 'papers':
      return null
  }
}

interface StepPageProps {
  id: StepId
  application: Application
  sending: Sending
  children?: ReactElement
}

/** The frame of the steps: where one is, beside or above the questions. */
function Wizard({ id, application, sending, children }: StepPageProps): ReactElement {
  const navigate = useNavigate()
  const { answers } = application
  // said once, on the page that was opened; from then on the note beside the buttons is enough
  const [openedOn] = useState(id)
  useEffect(() => loadAhead(id), [id])
  const list = stepsOf(application, indexOf(id))
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <StepList label="Steps" steps={list} onSelect={(step) => void navigate(pathOf(step as StepId))} />
      </div>
      <div className={id === 'papers' || id === 'check' ? styles.wideColumn : styles.column}>
        <Stack gap={5}>
          <div className={styles.top}>
            <StepList label="Steps" steps={list} variant="text" />
          </div>
          {id === openedOn && <Restored application={application} />}
          {answers.reached >= indexOf('papers') && (
            <div hidden={id !== 'papers'}>
              <Suspense fallback={<LoadingLines count={8} />}>
                <PapersPage application={application} isShown={id === 'papers'} />
              </Suspense>
            </div>
          )}
          <Suspense fallback={<LoadingLines count={8} />}>
            {children ?? <StepPage key={id} id={id} application={application} sending={sending} />}
          </Suspense>
        </Stack>
      </div>
    </div>
  )
}

/** The receipt lives in the history entry: it survives a reload, and nobody else comes by it. */
function Sent({ state, application, sending }: Omit<StepPageProps, 'id'> & { state: unknown }): ReactElement {
  const receipt = v.safeParse(ReceiptState, state)
  if (!receipt.success) return <Navigate to="/register" replace />
  const { requestCode } = receipt.output
  // after a reload the answers kept here may be those of another application
  const forget = (): void => {
    if (sending.receipt?.requestCode !== requestCode) return
    application.clear()
    sending.forget()
  }
  return <SentPage receipt={receipt.output} onShown={forget} />
}

/** The way to an accreditation for those who have no account: the steps, and what leads away from them. */
export function Register(): ReactElement {
  const application = useApplication()
  const sending = useSending(application)
  const { pathname, state } = useLocation()
  const page = useParams()['*'] ?? ''
  if (page === 'physician') return <PhysicianPage />
  if (page === 'account') return <AccountPage />
  if (page === 'sent') return <Sent state={state} application={application} sending={sending} />
  const shared = { application, sending }
  if (page === 'duplicates' && sending.candidates.length > 0 && sending.consent !== undefined) {
    return (
      <Wizard id="consent" {...shared}>
        <DuplicatesPage sending={sending} />
      </Wizard>
    )
  }
  const path = pathname.replace(/\/+$/, '')
  const at = steps.findIndex((step) => step.path === path)
  const furthest = furthestStep(application.answers, today())
  const step = at === -1 || at > furthest ? undefined : steps[at]
  if (step === undefined) return <Navigate to={steps[furthest]?.path ?? '/register'} replace />
  return <Wizard id={step.id} {...shared} />
}
