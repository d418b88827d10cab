import { roomRate } from '@capiz/api/contract/price'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { PriceHistory } from '@capiz/ui/PriceHistory'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Inline, Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../../../app/lazy-screen.ts'
import { reportError, wordsForError } from '../../../../app/report-error.ts'
import { Waiting } from '../../../../app/Waiting.tsx'
import { call } from '../../../../lib/api.ts'
import { saveFile } from '../../../../lib/object-urls.ts'
import { oneOf, text, useUrlState } from '../../../../lib/url-state.ts'
import { today } from '../../../../patterns/today.ts'
import { useFacility, useMay } from '../facility-data.ts'
import { useRoomRates } from './sheets.ts'

const NewVersion = lazy(async () => ({
  default: (await load(() => import('./NewVersion.tsx'))).NewVersion,
}))
const UploadSheet = lazy(async () => ({
  default: (await load(() => import('./UploadSheet.tsx'))).UploadSheet,
}))

/** The version shown and what is being done, in the address. */
const schema = { version: text, do: oneOf(['', 'new', 'upload'], '') }

const fields = [{ name: 'rate', label: 'Rate per day' }]

async function saveTemplate(code: string): Promise<void> {
  try {
    saveFile(await call(roomRate.template, { query: { healthFacilityCode: code } }))
  } catch (error) {
    reportError(error)
  }
}

function RatesSkeleton(): ReactElement {
  return (
    <Card title="Room rates">
      <Stack gap={4}>
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton />
      </Stack>
    </Card>
  )
}

/** Room rates over time: what is in force on any day, what changed, and how a new version is entered. */
export function RoomRates(): ReactElement {
  const { code } = useFacility()
  const may = useMay()
  const [state, change] = useUrlState(schema)
  const rates = useRoomRates(code)
  const isRequest = !may('edit-rates') && may('request-rates')
  const canEnter = may('edit-rates') || isRequest
  if (rates.error !== null) {
    return (
      <ErrorState title="The room rates could not be read" onRetry={rates.retry}>
        {wordsForError(rates.error)}
      </ErrorState>
    )
  }
  if (rates.isPending) return <RatesSkeleton />
  const close = (): void => change({ do: '' })
  if (canEnter && state.do !== '') {
    const Work = state.do === 'new' ? NewVersion : UploadSheet
    return (
      <Suspense fallback={<Waiting />}>
        <Work rates={rates} isRequest={isRequest} onClose={close} />
      </Suspense>
    )
  }
  return (
    <Stack gap={4}>
      <PriceHistory
        label="Room rates"
        itemLabel="Room category"
        fields={fields}
        versions={rates.versions}
        today={today()}
        selectedId={state.version === '' ? undefined : state.version}
        onSelect={(version) => change({ version }, true)}
        isReadOnly={!canEnter}
        onNewVersion={canEnter ? () => change({ do: 'new' }) : undefined}
      />
      {canEnter ? (
        <Inline gap={2}>
          <Button size="sm" onPress={() => change({ do: 'upload' })}>
            Upload a sheet
          </Button>
          <Button size="sm" variant="quiet" onPress={() => void saveTemplate(code)}>
            Download the template
          </Button>
        </Inline>
      ) : null}
    </Stack>
  )
}
