import ChevronLeft from '@lucide/icons/icons/chevron-left'
import ChevronRight from '@lucide/icons/icons/chevron-right'
import { IconButton } from '@capiz/ui/IconButton'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { queuePath } from './queue-path.ts'
import { neighboursInList, placeInList } from './queue-place.ts'

/** The place of a request in the list the reader came from, with the way to the one before and the one after. */
export function QueuePlace({ code }: { code: string }): ReactElement | null {
  const navigate = useNavigate()
  const place = placeInList(code)
  if (place === undefined || place.of < 2) return null
  const { previous, next } = neighboursInList(code)
  const go = (to: string | undefined) => () => {
    if (to !== undefined) void navigate(`${queuePath}/${to}`)
  }
  return (
    <Inline gap={1}>
      <IconButton
        icon={ChevronLeft}
        label="Previous request (K)"
        isDisabled={previous === undefined}
        onPress={go(previous)}
      />
      <Text tone="muted">{`${place.at} of ${place.of}`}</Text>
      <IconButton
        icon={ChevronRight}
        label="Next request (J)"
        isDisabled={next === undefined}
        onPress={go(next)}
      />
    </Inline>
  )
}
