import type { Permission } from '@capiz/domain/access'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useCan } from '../platform/session/session.ts'
import { UnderConstruction } from '../platform/feedback/UnderConstruction.tsx'
import { usePageTitle } from '../platform/routing/page-title.ts'
import { Waiting } from '../platform/feedback/Waiting.tsx'

/** One part of an area: a tab with an address of its own. */
export interface AreaPart {
  /** below the address of the area; empty for the part that stands at that address itself */
  path: string
  label: string
  needs: Permission
  description: string
  Screen: ComponentType
}

interface TabbedPartsProps {
  /** name of the area: heading and name of the tabs */
  title: string
  /** address of the area */
  base: string
  parts: readonly AreaPart[]
  /** further routes, without the tabs */
  children?: ReactNode
}

interface FramedProps extends Pick<TabbedPartsProps, 'title' | 'base'> {
  part: AreaPart
  open: readonly AreaPart[]
}

const hrefOf = (base: string, { path }: AreaPart): string => (path === '' ? base : `${base}/${path}`)

/** One part under the common head, beside the others that may be opened. */
function Framed({ title, base, part, open }: FramedProps): ReactElement {
  const pathname = useLocation().pathname.replace(/\/$/u, '')
  usePageTitle(part.label)
  return (
    <Stack gap={4}>
      <PageHeader title={title} description={part.description} />
      <TabNav
        label={title}
        items={open.map((one) => ({
          label: one.label,
          href: hrefOf(base, one),
          isCurrent: pathname === hrefOf(base, one),
        }))}
      />
      <Suspense fallback={<Waiting />}>
        <part.Screen />
      </Suspense>
    </Stack>
  )
}

/** An area of several screens side by side, as far as the reader may see them; its address opens the first. */
export function TabbedParts({ title, base, parts, children }: TabbedPartsProps): ReactElement {
  const can = useCan()
  const open = parts.filter(({ needs }) => can(needs))
  const [first] = open
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {open.map((part) => (
          <Route
            key={part.path}
            {...(part.path === '' ? { index: true } : { path: part.path })}
            element={<Framed title={title} base={base} part={part} open={open} />}
          />
        ))}
        {first && first.path !== '' ? (
          <Route index element={<Navigate to={hrefOf(base, first)} replace />} />
        ) : null}
        {children}
        <Route path="*" element={<UnderConstruction />} />
      </Routes>
    </Suspense>
  )
}
