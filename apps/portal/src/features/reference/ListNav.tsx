import { referenceLists } from '@capiz/domain/reference'
import { SideList } from '@capiz/ui/SideList'
import type { ReactElement, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCan } from '../../platform/session/session.ts'
import { type ListPlace, formsPlace, listsPath, placeGroups, rulesPlace } from './list-groups.ts'

/** The lists by groups, beside the one that is shown. */
export function ListNav({ current, children }: { current: ListPlace; children: ReactNode }): ReactElement {
  const navigate = useNavigate()
  const can = useCan()
  const shown =
    current === rulesPlace || current === formsPlace ? current : (referenceLists[current].aliasOf ?? current)
  return (
    <SideList
      label="Lists"
      onNavigate={(href) => void navigate(href)}
      groups={placeGroups.map(({ title, places }) => ({
        title,
        items: places
          .filter(({ permission }) => permission === undefined || can(permission))
          .map(({ place, label }) => ({
            href: `${listsPath}/${place}`,
            label,
            isCurrent: place === shown,
          })),
      }))}
    >
      {children}
    </SideList>
  )
}
