import { SideList } from '@capiz/ui/SideList'
import { Columns, Stack } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '../../platform/session/session.ts'
import { UnderConstruction } from '../../platform/feedback/UnderConstruction.tsx'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { areasOf, type OpenArea, OwnSummaryContext, type RecordPart } from './record-part.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { type PriceOwner, PriceOwnerContext } from '../price-owner.ts'
import { type Provider, ProviderContext, recordHref } from './provider.ts'
import type { RecordDialog } from './record-dialog.ts'
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx'
import { RecordNotices } from './RecordNotices.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import * as styles from './record.css.ts'
import { RecentTimeline } from './timeline/RecentTimeline.tsx'

interface ProviderRecordProps extends Omit<RecordHeadProps, 'areas' | 'shown'> {
  provider: Provider
  /** what is known of it, under the address of the record itself */
  overview: ReactElement
  /** its other parts, in their order */
  parts: readonly RecordPart[]
  /** state of the accreditation, shown to its owner above the overview */
  ownSummary: ReactElement
  /** more of that state, above the latest events */
  ownSide: ReactElement
  /** dialogs the kind has besides status and portal account */
  dialogs?: readonly RecordDialog[]
}

/** The overview with what waits and the latest events beside it. */
function Front({ ownSide, children }: { ownSide: ReactElement; children: ReactNode }): ReactElement {
  // its owner reads first what to do, and the notices below it
  const isOwn = useUser().marker !== 'ADMIN'
  const isWide = useMediaQuery(mediaQuery.wide)
  return (
    <Stack gap={4}>
      {isOwn ? null : <RecordNotices />}
      <Columns ratio="2/1">
        <Stack gap={4}>{children}</Stack>
        <Stack gap={4}>
          {isWide && !isOwn ? <WaitingCard /> : null}
          {isWide && isOwn ? <Suspense fallback={null}>{ownSide}</Suspense> : null}
          <aside className={styles.aside} aria-label="Timeline">
            <RecentTimeline />
          </aside>
        </Stack>
      </Columns>
    </Stack>
  )
}

/** A part, beside the others of its tab where there are any. */
function Part({ area, shown, base }: { area: OpenArea; shown: RecordPart; base: string }): ReactElement {
  const navigate = useNavigate()
  const screen = (
    <Suspense fallback={<Waiting />}>
      <shown.Screen />
    </Suspense>
  )
  if (area.parts.length === 1) return screen
  return (
    <SideList
      label={area.label}
      onNavigate={(href) => void navigate(href)}
      groups={[
        {
          items: area.parts.map((part) => ({
            href: `${base}/${part.path}`,
            label: part.label,
            isCurrent: part === shown,
          })),
        },
      ]}
    >
      {screen}
    </SideList>
  )
}

/** The record of a facility or physician: its head, and its parts as pages of their own. */
export function ProviderRecord(props: ProviderRecordProps): ReactElement {
  const { provider, overview, parts, ownSummary, ownSide, ...head } = props
  const may = (action: string): boolean => provider.allowedActions.includes(action)
  const open = parts.filter(({ needs }) => needs === undefined || may(needs))
  const areas = areasOf(open)
  const base = recordHref(provider)
  const [, part = ''] = useLocation().pathname.slice(base.length).split('/')
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
        <Stack gap={4}>
          <RecordHead {...head} areas={areas} shown={shown} />
          <Routes>
            <Route
              index
              element={
                <OwnSummaryContext value={ownSummary}>
                  <Front ownSide={ownSide}>{overview}</Front>
                </OwnSummaryContext>
              }
            />
            {areas.flatMap((area) => [
              ...area.parts.map((one) => (
                <Route
                  key={one.path}
                  path={`${one.path}/*`}
                  element={<Part area={area} shown={one} base={base} />}
                />
              )),
              // a tab may be asked for by its own name
              ...(open.some(({ path }) => path === area.path)
                ? []
                : [
                    <Route
                      key={area.label}
                      path={area.path}
                      element={<Navigate to={`${base}/${area.parts[0]?.path ?? ''}`} replace />}
                    />,
                  ]),
            ])}
            <Route path="*" element={<UnderConstruction level={2} />} />
          </Routes>
        </Stack>
      </PriceOwnerContext>
    </ProviderContext>
  )
}
