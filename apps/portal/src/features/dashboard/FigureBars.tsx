import { BarList, type BarListProps } from '@capiz/ui/BarList'
import { Card } from '@capiz/ui/Card'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'

interface FigureBarsProps {
  title: string
  headings: BarListProps['headings']
  /** undefined while they load */
  bars: BarListProps['bars'] | undefined
  /** said when there is nothing to count */
  empty?: string
}

/** Counted figures as bars, each a link to what it counts. */
export function FigureBars({
  title,
  headings,
  bars,
  empty = 'Nothing to count.',
}: FigureBarsProps): ReactElement {
  return (
    <Card title={title}>
      {bars === undefined ? (
        <LoadingLines count={6} />
      ) : bars.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <BarList label={title} headings={headings} bars={bars} />
      )}
    </Card>
  )
}
