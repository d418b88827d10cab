import { duplicate } from '@capiz/api/contract/duplicate'
import { facility } from '@capiz/api/contract/facility'
import { Code } from '@capiz/ui/Code'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { readAhead, useCall } from '../../../platform/data/query.tsx'
import { shortPlace } from '../../../patterns/short-place.ts'
import type { Provider } from '../../../patterns/provider/provider.ts'
import type { HandedParts } from '../../../patterns/provider/record-part.ts'
import { ProviderRecord } from '../../../patterns/provider/ProviderRecord.tsx'
import { readOf } from '../../../patterns/provider/read.ts'
import { RecordPage } from '../../../patterns/provider/RecordPage.tsx'
import { RecordSkeleton } from '../../../patterns/provider/RecordSkeleton.tsx'
import { facilityKind } from '../kind.ts'
import { type Facility, FacilityContext } from '../facility-data.ts'
import { Overview } from './overview/Overview.tsx'
import { dialogs, partsWith } from './parts.ts'

function providerOf(record: Facility): Provider {
  const coordinator = record.contacts.find((contact) => contact.coordinator)
  const { code, name, typeCode, tin, phicAccreditationNo, telephone, mobile, emailAddress } = record
  const main = record.addresses.find(({ addressType }) => addressType === 'MAIN')
  return {
    ...record,
    kind: facilityKind,
    status: record.accreditationStatusCode,
    hasAccount: record.hasCoordinatorAccount,
    accountEmail: coordinator?.emailAddress ?? record.emailAddress,
    credentialPage: 'HF_CREDENTIAL',
    findDuplicates: readOf(duplicate.matchFacilities, {
      body: {
        code,
        name,
        typeCode,
        cityId: main?.cityId ?? null,
        tin,
        phicAccreditationNo,
        telephone: mobile === null ? telephone : [...telephone, mobile],
        emailAddress,
        street: main?.line ?? null,
      },
    }),
  }
}

function factsOf(record: Facility) {
  const [main] = record.addresses.filter((address) => address.addressType === 'MAIN')
  const facts = [
    { id: 'type', content: <>{`${record.type.description} · ${record.category.description}`}</> },
  ]
  if (main !== undefined) facts.push({ id: 'place', content: <>{shortPlace(main.city, main.province)}</> })
  if (record.phicAccreditationNo !== null) {
    facts.push({
      id: 'phic',
      content: (
        <>
          PhilHealth <Code isMuted>{record.phicAccreditationNo}</Code>
        </>
      ),
    })
  }
  return facts
}

/** Reads the record of the address of the page. */
export function readFirst(): Promise<void> {
  const [, , code = ''] = location.pathname.split('/')
  return readAhead(facility.get, { params: { code } })
}

/** A facility: what it is, how it stands, what can be done, and its parts as pages of their own. */
export function FacilityRecord({ parts, ownSummary, ownSide }: HandedParts): ReactElement {
  const { code = '' } = useParams()
  const answer = useCall(facility.get, { params: { code } })
  return (
    <RecordPage
      kind={facilityKind}
      code={code}
      answer={answer}
      waiting={<RecordSkeleton label={facilityKind.name} />}
    >
      {(record) => (
        <FacilityContext value={record}>
          <ProviderRecord
            key={code}
            provider={providerOf(record)}
            crumbs={[{ label: record.type.description, href: `/health-facility?type=${record.typeCode}` }]}
            facts={factsOf(record)}
            overview={<Overview />}
            parts={partsWith(parts)}
            ownSummary={ownSummary}
            ownSide={ownSide}
            dialogs={dialogs}
          />
        </FacilityContext>
      )}
    </RecordPage>
  )
}
