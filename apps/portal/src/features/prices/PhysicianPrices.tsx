import { physician } from '@capiz/api/contract/physician'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { Code } from '@capiz/ui/Code'
import { LinkButton } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { type ReactElement, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { physicianPriceParts } from '../../app/record-parts.ts'
import { useCan, useUser } from '../../app/session/session.ts'
import { Waiting } from '../../app/Waiting.tsx'
import { useCall } from '../../lib/query.tsx'
import { type PriceOwner, PriceOwnerContext } from '../../patterns/price-owner.ts'

/** The name of a physician out of the list, which every reader of prices may read; the code until it is known. */
function useName(code: string): string {
  const rows = useCall(physician.rows, { query: { code, size: 10 } }).data?.content
  const found = rows?.find((row) => row.code === code)
  return found === undefined ? code : `${found.lastName}, ${found.firstName}`
}

/** What a physician is paid: own fees, procedures, instruments, and everything on any day. */
export function PhysicianPrices(): ReactElement {
  const { code = '' } = useParams()
  const { pathname } = useLocation()
  const { marker } = useUser()
  const can = useCan()
  const name = useName(code)
  usePageTitle(`Fees of ${name}`)
  const base = `/doctor/${code}/prices`
  const isStaff = marker === 'ADMIN'
  const owner: PriceOwner = {
    kind: 'physician',
    code,
    name,
    canEdit: isStaff && can('RATE_EDIT'),
    canRequest: !isStaff && can('RATE_EDIT'),
  }
  return (
    <PriceOwnerContext value={owner}>
      <Stack gap={4}>
        {isStaff ? (
          <Breadcrumbs
            items={[
              { label: 'Rates', href: '/rates' },
              { label: 'Physicians', href: '/rates/professional-fees' },
              { label: name },
            ]}
          />
        ) : null}
        <PageHeader title={name} meta={name === code ? [] : [<Code key="code">{code}</Code>]} />
        <TabNav
          label="Parts of the fees"
          items={physicianPriceParts.map(({ path, label }) => ({
            href: `${base}/${path}`,
            label,
            isCurrent: pathname === `${base}/${path}`,
          }))}
        />
        <Routes>
          <Route index element={<Navigate to={`${base}/professional-fees`} replace />} />
          {physicianPriceParts.map(({ path, Screen }) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense fallback={<Waiting />}>
                  <Screen />
                </Suspense>
              }
            />
          ))}
          <Route
            path="*"
            element={
              <NotFound
                title="There are no such fees"
                actions={<LinkButton href={base}>Professional fees</LinkButton>}
              >
                The address may be mistyped.
              </NotFound>
            }
          />
        </Routes>
      </Stack>
    </PriceOwnerContext>
  )
}
