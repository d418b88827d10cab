import { physician } from '@capiz/api/contract/physician'
import { Drawer } from '@capiz/ui/Drawer'
import { LinkButton } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useUser } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import type { Affiliation } from '../list/columns.tsx'
import { HoursShown } from './HoursShown.tsx'
import { ReadError } from '../../../patterns/ReadError.tsx'

interface HoursDrawerProps {
  record: Affiliation
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The clinic hours of one physician at one facility, beside the list. */
export function HoursDrawer({ record, isOpen, onOpenChange }: HoursDrawerProps): ReactElement {
  const { physicianCode, healthFacilityCode, physicianName, healthFacilityName } = record
  const isCoordinator = useUser().marker === 'HFC'
  const answer = useCall(physician.schedule, { query: { physicianCode, healthFacilityCode } })
  const [hours] = answer.data ?? []
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Clinic hours"
      footer={
        isCoordinator ? undefined : (
          <LinkButton href={`/doctor/${physicianCode}/clinic-hours`}>All clinic hours</LinkButton>
        )
      }
    >
      <Stack gap={4}>
        <Text>{`${physicianName} at ${healthFacilityName}`}</Text>
        {answer.isPending ? <LoadingLines count={7} /> : null}
        {answer.isError ? <ReadError title="The hours could not be read" level={3} answer={answer} /> : null}
        {hours ? <HoursShown hours={hours} /> : null}
        {(hours?.warnings ?? []).map((warning) => (
          <Notice key={warning} tone="attention">
            {warning}
          </Notice>
        ))}
      </Stack>
    </Drawer>
  )
}
