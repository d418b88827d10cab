import { duplicate } from '@capiz/api/contract/duplicate'
import { physician } from '@capiz/api/contract/physician'
import { Code } from '@capiz/ui/Code'
import { type ReactElement, Suspense } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { lazyScreen } from '../../../platform/loading/lazy-screen.ts'
import { Waiting } from '../../../platform/feedback/Waiting.tsx'
import { readAhead, useCall } from '../../../platform/data/query.tsx'
import type { Provider } from '../../../patterns/provider/provider.ts'
import type { HandedParts } from '../../../patterns/provider/record-part.ts'
import { ProviderRecord } from '../../../patterns/provider/ProviderRecord.tsx'
import { readOf } from '../../../patterns/provider/read.ts'
import { RecordPage } from '../../../patterns/provider/RecordPage.tsx'
import { RecordSkeleton } from '../../../patterns/provider/RecordSkeleton.tsx'
import { physicianKind } from '../kind.ts'
import { personName } from '@capiz/domain/text'
import { professions, labelOf } from '../../../patterns/physician-labels.ts'
import { Overview } from './Overview.tsx'
import { dialogs, partsWith } from './parts.ts'
import type { Physician } from '../physician-data.ts'
import { Picture } from './Picture.tsx'

function providerOf(record: Physician): Provider {
  const { code, lastName, firstName, birthDate, phyTypeCode, prcNumber, tin, phicAccreditationNo } = record
  const { emailAddress, mobileNumber, middleName, suffix, telephone } = record
  const candidate = { code, lastName, firstName, birthDate, phyTypeCode, prcNumber, tin }
  return {
    ...record,
    kind: physicianKind,
    name: personName(record),
    status: record.accreditationStatusCode,
    contractEffectiveDate: record.contract?.effectiveDate ?? null,
    contractValidityDate: record.contract?.validityDate ?? null,
    accountEmail: emailAddress,
    credentialPage: record.dentist ? 'DENTIST_CREDENTIAL' : 'PHY_CREDENTIAL',
    findDuplicates: readOf(duplicate.matchPhysicians, {
      body: { ...candidate, phicAccreditationNo, emailAddress, mobileNumber, middleName, suffix, telephone },
    }),
  }
}

function factsOf(record: Physician) {
  const primary = record.specializations.find((one) => one.primary)
  const work = [labelOf(professions, record.phyTypeCode), primary?.specialization, primary?.subSpecialization]
  const prc = (
    <>
      PRC <Code isMuted>{record.prcNumber}</Code>
    </>
  )
  return [
    // both numbers share a line on phones
    ...(record.prcNumber === null ? [] : [{ id: 'prc', content: prc }]),
    { id: 'work', content: <>{work.filter(Boolean).join(' · ')}</> },
  ]
}

function Record({ code, parts, ownSummary, ownSide }: { code: string } & HandedParts): ReactElement {
  const answer = useCall(physician.get, { params: { code } })
  return (
    <RecordPage
      kind={physicianKind}
      code={code}
      answer={answer}
      waiting={<RecordSkeleton label={physicianKind.name} />}
    >
      {(record) => (
        <ProviderRecord
          key={code}
          provider={providerOf(record)}
          facts={factsOf(record)}
          picture={
            <Picture
              code={code}
              name={`${record.firstName} ${record.lastName}`}
              picture={record.profilePic}
            />
          }
          overview={<Overview record={record} />}
          parts={partsWith(parts)}
          ownSummary={ownSummary}
          ownSide={ownSide}
          dialogs={dialogs}
        />
      )}
    </RecordPage>
  )
}

const forms = () => import('../form/PhysicianForm.tsx')
const Add = lazyScreen(forms, (m) => m.AddPhysician)
const Edit = lazyScreen(forms, (m) => m.EditPhysician)

/** Reads the record of the address of the page; there is none of a physician who is being added. */
export async function readFirst(): Promise<void> {
  const [, , code = ''] = location.pathname.split('/')
  if (code !== 'new') await readAhead(physician.get, { params: { code } })
}

/** Shows the pages below `/doctor`: the form of a new physician, the form of a record, and the records themselves. */
export function PhysicianPages(handed: HandedParts): ReactElement {
  const { code = '', '*': rest = '' } = useParams()
  if (code === 'new') {
    return rest === '' ? (
      <Suspense fallback={<Waiting />}>
        <Add />
      </Suspense>
    ) : (
      <Navigate to="/doctor/new" replace />
    )
  }
  // all fees together begin with the first kind
  if (rest === 'prices') return <Navigate to={`/doctor/${code}/professional-fees`} replace />
  return rest === 'edit' ? (
    <Suspense fallback={<Waiting />}>
      <Edit />
    </Suspense>
  ) : (
    <Record code={code} {...handed} />
  )
}
