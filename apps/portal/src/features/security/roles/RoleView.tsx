import { roleInsight } from '@capiz/api/contract/admin'
import { findReport } from '@capiz/domain/report'
import { plural } from '@capiz/domain/text'
import { TopCrumbs } from '../../../patterns/TopCrumbs.tsx'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Icon } from '@capiz/ui/Icon'
import { Notice } from '@capiz/ui/Notice'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { useUser } from '../../../platform/session/session.ts'
import { navigationFor } from '../../../platform/routing/navigation.ts'
import { createKeyring } from '../../../platform/calls/idempotency.ts'
import { useSend } from '../../../platform/data/send.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { securityPath } from '../paths.ts'
import * as styles from '../security.css.ts'
import { areasOf, type DryView, holderOf } from './dry-view.ts'

function MenuOf({ view }: { view: DryView }): ReactElement {
  const me = useUser()
  const sections = navigationFor(holderOf(view, me), '')
  return (
    <Card title="The menu they see">
      {sections.map(({ id, title, items }) => (
        <div key={id}>
          {title ? <p className={styles.menuTitle}>{title}</p> : null}
          <ul className={styles.menu}>
            {items.map(({ href, label, icon }) => (
              <li key={href} className={styles.entry}>
                {icon ? <Icon of={icon} /> : null}
                {label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

function Seen({ view }: { view: DryView }): ReactElement {
  const titles = view.reports.map((path) => findReport(path)?.title ?? path)
  return (
    <div className={styles.view}>
      <MenuOf view={view} />
      <Stack gap={5}>
        <Card title="What they may do">
          <DescriptionList
            layout="rows"
            none="Nothing"
            facts={areasOf(view).map(({ area, may }) => ({ id: area, label: area, value: may }))}
          />
        </Card>
        <Card title="What is closed to them">
          <DescriptionList
            layout="rows"
            none="Nothing"
            facts={areasOf(view).map(({ area, mayNot }) => ({ id: area, label: area, value: mayNot }))}
          />
        </Card>
        <Card title="Reports they may run" description={plural(titles.length, 'report', 'reports')}>
          {titles.length === 0 ? (
            <Text tone="muted">None. A report group must list the role.</Text>
          ) : (
            <ul className={styles.calls}>
              {titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    </div>
  )
}

/** The product as the holders of a role see it: nothing can be done here, and the look is in the audit log. */
export function RoleView(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, isError, mutate } = useSend(roleInsight.view, {
    reportsErrors: false,
    refresh: ['auditLog.*'],
  })
  // one look is one entry, however often the page is drawn
  const keyFor = useMemo(() => createKeyring(), [])
  const look = useMemo(
    () => () => mutate({ input: { params: { id } }, idempotencyKey: keyFor({ id }) }),
    [id, keyFor, mutate],
  )
  useEffect(look, [look])
  usePageTitle(data === undefined ? undefined : `${data.role.name}, dry view`)
  return (
    <Stack gap={5}>
      <TopCrumbs
        items={[{ label: 'Roles', href: `${securityPath}/roles` }, { label: data?.role.name ?? 'Dry view' }]}
      />
      {isError ? (
        <ErrorState level={1} title="The role could not be read" onRetry={look}>
          {errorMessage(error)}
        </ErrorState>
      ) : data === undefined ? (
        <Card>
          <LoadingLines count={8} />
        </Card>
      ) : (
        <>
          <PageHeader
            title={data.role.name}
            description="What holders of this role see. Nothing can be changed here."
          />
          <Notice tone="info">This look was written into the audit log under your name.</Notice>
          <Seen view={data} />
        </>
      )}
    </Stack>
  )
}
