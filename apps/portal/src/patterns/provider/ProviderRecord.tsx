import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { Columns, Stack } from '@capiz/ui/Stack'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import type { RecordPart } from '../../app/record-parts.ts'
import { Waiting } from '../../app/Waiting.tsx'
import { type PriceOwner, PriceOwnerContext } from '../price-owner.ts'
import { type Provider, ProviderContext, recordHref } from './provider.ts'
import type { RecordDialog } from './RecordActions.tsx'
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx'
import * as styles from './record.css.ts'
import { RecentTimeline } from './timeline/RecentTimeline.tsx'

interface ProviderRecordProps extends Omit<RecordHeadProps, 'parts'> {
  provider: Provider
  /** what is known of it, under the address of the record itself */
  overview: ReactElement
  /** its other parts, in their order */
  parts: readonly RecordPart[]
  /** dialogs the kind has besides status and portal account */
  dialogs?: readonly RecordDialog[]
}

/** A part with the latest events beside it. */
function Beside({ children }: { children: ReactNode }): ReactElement {
  return (
    <Columns ratio="2/1">
      <Stack gap={4}>{children}</Stack>
      <aside className={styles.aside}>
        <RecentTimeline />
      </aside>
    </Columns>
  )
}

function Part({ part: { isAlone, Screen } }: { part: RecordPart }): ReactElement {
  const screen = (
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>
  )
  return isAlone === true ? screen : <Beside>{screen}</Beside>
}

/** The record of a facility or physician: its head, and its parts as pages of their own. */
export function ProviderRecord(props: ProviderRecordProps): ReactElement {
  const { provider, overview, parts, ...head } = props
  usePageTitle(provider.name)
  const may = (action: string): boolean => provider.allowedActions.includes(action)
  const open = parts.filter(({ needs }) => needs === undefined || may(needs))
  const owner: PriceOwner = {
    kind: provider.kind.name,
    code: provider.code,
    name: provider.name,
    canEdit: may('edit-rates'),
    canRequest: may('request-rates'),
  }
  return (
    <ProviderContext value={provider}>
      <PriceOwnerContext value={owner}>
        <Stack gap={6}>
          <RecordHead {...head} parts={open} />
          <Routes>
            <Route index element={<Beside>{overview}</Beside>} />
            {open.map((part) => (
              <Route key={part.path} path={`${part.path}/*`} element={<Part part={part} />} />
            ))}
            <Route
              path="*"
              element={
                <NotFound
                  title="This part of the record does not exist"
                  actions={<LinkButton href={recordHref(provider)}>Overview</LinkButton>}
                >
                  The address may be mistyped, or you may not see this part.
                </NotFound>
              }
            />
          </Routes>
        </Stack>
      </PriceOwnerContext>
    </ProviderContext>
  )
}
