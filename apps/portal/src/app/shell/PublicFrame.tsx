import type { ReactElement } from 'react'
import { Outlet } from 'react-router-dom'
import { QueryRoot } from '../../lib/query.tsx'

export function PublicFrame(): ReactElement {
  return (
    <QueryRoot>
      <main tabIndex={-1} id="main">
        <Outlet />
      </main>
    </QueryRoot>
  )
}
