import { AccountMenu } from '@capiz/ui/AccountMenu'
import { AppShell } from '@capiz/ui/AppShell'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import type { Crumb } from '@capiz/ui/Breadcrumbs'
import type { ReactElement, ReactNode } from 'react'
import {
  exampleBrand,
  exampleSections,
} from '../../../../packages/ui/src/components/shell/SideNav/SideNav.fixture.ts'

interface FrameProps {
  /** Label of the page in the rail. */
  current: string
  crumbs: readonly Crumb[]
  children: ReactNode
}

/** The frame of the staff's screens, signed in as an invented officer. */
export function Frame({ current, crumbs, children }: FrameProps): ReactElement {
  const sections = exampleSections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, isCurrent: item.label === current })),
  }))
  return (
    <AppShell
      brand={exampleBrand}
      sections={sections}
      path="#screen"
      topStart={<Breadcrumbs items={crumbs} />}
      topEnd={<AccountMenu name="Marisol Santos" detail="Accreditation officer" groups={[]} />}
    >
      {children}
    </AppShell>
  )
}

/** Parameters of a whole screen: no margin, and a picture at each of the three widths. */
export const screenParameters = { layout: 'fullscreen', visual: { widths: [1440, 1024, 390] } } as const
