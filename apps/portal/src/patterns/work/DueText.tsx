import type { IsoDate } from '@capiz/domain/time'
import { dueText } from '@capiz/domain/work'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { today } from '../today.ts'

/** Shows how late something is or when it is due: red where it is late, amber where it is due today. */
export function DueText({ day }: { day: IsoDate }): ReactElement {
  const now = today()
  const tone = day < now ? 'danger' : day === now ? 'attention' : 'inherit'
  return (
    <Text as="span" size="inherit" tone={tone}>
      {dueText(day, now)}
    </Text>
  )
}
