import { freshnessPresentation } from '@capiz/domain/confirmation'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement, ReactNode } from 'react'
import { freshnessText, type SectionView } from './section.ts'
import * as styles from './section.css.ts'

function Facts({ section }: { section: SectionView }): ReactElement {
  const facts = section.facts.map(({ label, value }, at) => ({ id: `${at}`, label, value }))
  return facts.length === 0 ? (
    <Text tone="muted">Nothing is on record.</Text>
  ) : (
    <DescriptionList columns={1} layout="rows" facts={facts} />
  )
}

interface SectionCardProps {
  section: SectionView
  /** buttons that confirm or change it; left out once it is confirmed */
  children: ReactNode
}

/** A section with what it holds, and how to confirm or change it; a confirmed one is folded. */
export function SectionCard({ section, children }: SectionCardProps): ReactElement {
  const { label, state } = section
  const { tone, icon, label: freshness } = freshnessPresentation[state]
  return (
    <Card
      id={`section-${section.section}`}
      title={label}
      description={freshnessText(section)}
      actions={<StatusBadge tone={tone} icon={icon} label={freshness} isLive />}
    >
      {state === 'CONFIRMED' ? (
        <Disclosure title="Show details">
          <Facts section={section} />
        </Disclosure>
      ) : (
        <Stack gap={4}>
          <Facts section={section} />
          <div className={styles.actions}>{children}</div>
        </Stack>
      )}
    </Card>
  )
}
