import { confirmation } from '@capiz/api/contract/confirmation'
import { Card } from '@capiz/ui/Card'
import { Disclosure } from '@capiz/ui/Disclosure'
import { type WorkItem, WorkList } from '@capiz/ui/WorkList'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { checklistText, type Need, needsOf } from './needs.ts'
import { recordHref, useProvider } from './provider.ts'
import { useRead } from './read.ts'
import * as styles from './record.css.ts'

/** Items shown at once; more are folded, so that they never push the record away. */
const mostShown = 4

/** Statuses in which members are referred to a provider, or may be again: it is then asked to confirm its details. */
const inNetwork: readonly string[] = ['ACCREDITED', 'SUSPENDED']

/** Reads what the needs are made of; undefined while the banner or the checklist is not known. */
function useNeeds(): { needs: Need[]; progress: string } | undefined {
  const { kind, code, status } = useProvider()
  const banner = useRead(kind.calls.banner(code))
  const checklist = useRead(kind.calls.checklist(code))
  const isConfirmed = inNetwork.includes(status)
  const sections = useCall(confirmation.sections, { query: { ownerCode: code } }, { isEnabled: isConfirmed })
  if (banner.isPending || checklist.isPending || (isConfirmed && sections.isPending)) return undefined
  // the original of a duplicate has a notice of its own, requests a card
  const warnings = (banner.data?.warnings ?? []).filter(
    ({ kind: what }) => what !== 'duplicate' && what !== 'request',
  )
  const rows = checklist.data ?? []
  return { needs: needsOf(warnings, rows, sections.data ?? []), progress: checklistText(rows) }
}

function itemOf({ id, subject, detail = '', isLate, part }: Need, base: string): WorkItem {
  return {
    id,
    subject: <span className={isLate ? styles.urgent : undefined}>{subject}</span>,
    detail,
    ...(part !== undefined && {
      action: { label: part.label, href: `${base}/${part.path}`, name: `${part.label}: ${subject}` },
    }),
  }
}

/** Shows staff what needs attention on a record, each with the way to where it is settled (domain model 6.3). */
export function NeedsCard(): ReactElement {
  const base = recordHref(useProvider())
  const found = useNeeds()
  if (found === undefined) {
    return (
      <Card title="Needs attention" padding="none">
        <WorkList label="Needs attention" groups={[]} loadingRows={2} />
      </Card>
    )
  }
  const { needs, progress } = found
  // folding a single one would save no line
  const shown = needs.length > mostShown + 1 ? needs.slice(0, mostShown) : needs
  const folded = needs.slice(shown.length)
  return (
    <Card title="Needs attention" padding="none">
      <WorkList
        label="Needs attention"
        groups={[
          {
            id: 'shown',
            items:
              needs.length === 0
                ? [{ id: 'none', subject: 'Nothing', detail: progress }]
                : shown.map((need) => itemOf(need, base)),
          },
        ]}
      />
      {folded.length === 0 ? null : (
        <div className={styles.more}>
          <Disclosure title={`${folded.length} more`}>
            <WorkList
              label="More that needs attention"
              groups={[{ id: 'folded', items: folded.map((need) => itemOf(need, base)) }]}
            />
          </Disclosure>
        </div>
      )}
    </Card>
  )
}
