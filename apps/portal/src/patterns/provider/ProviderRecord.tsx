import { Columns, Stack } from '@capiz/ui/Stack'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { UnderConstruction } from '../../platform/feedback/UnderConstruction.tsx'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { OwnSummaryContext, type RecordPart } from './record-part.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { type PriceOwner, PriceOwnerContext } from '../price-owner.ts'
import { type Provider, ProviderContext, recordHref } from './provider.ts'
import type { RecordDialog } from './record-dialog.ts'
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx'
import * as styles from './record.css.ts'
import { RecentTimeline } from './timeline/RecentTimeline.tsx'

interface ProviderRecordProps extends Omit<RecordHeadProps, 'parts'> {
  provider: Provider
  /** what is known of it, under the address of the record itself */
  overview: ReactElement
  /** its other parts, in their order */
  parts: readonly RecordPart[]
  /** state of the accreditation, shown to its owner above the overview */
  ownSummary: ReactElement
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
  const { provider, overview, parts, ownSummary, ...head } = props
  const may = (action: string): boolean => provider.allowedActions.includes(action)
  const open = parts.filter(({ needs }) => needs === undefined || may(needs))
  const [, part = ''] = useLocation().pathname.slice(recordHref(provider).length).split('/')
  const shown = open.find(({ path }) => path === part)
  usePageTitle(shown === undefined ? provider.name : `${shown.label}, ${provider.name}`)
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
            <Route
              index
              element={
                <OwnSummaryContext value={ownSummary}>
                  <Beside>{overview}</Beside>
                </OwnSummaryContext>
              }
            />
            {open.map((part) => (
              <Route key={part.path} path={`${part.path}/*`} element={<Part part={part} />} />
            ))}
            <Route path="*" element={<UnderConstruction level={2} />} />
          </Routes>
        </Stack>
      </PriceOwnerContext>
    </ProviderContext>
  )
}
