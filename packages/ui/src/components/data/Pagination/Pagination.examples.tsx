import type { ReactElement } from 'react'
import { useState } from 'react'
import { Pagination } from '@capiz/ui/Pagination'

export default { title: 'Examples/Pagination', parameters: { docs: { isWide: true } } }

/** Under a table: the range, the size of a page, and the ways to the others. */
export function UnderATable(): ReactElement {
  const [page, setPage] = useState({ page: 2, size: 25 })
  return (
    <Pagination
      label="Pages of facilities"
      page={{
        number: page.page,
        size: page.size,
        totalElements: 412,
        totalPages: Math.ceil(412 / page.size),
      }}
      onChange={setPage}
    />
  )
}

/** With numbers, where people go back to a page they remember. */
export function Numbered(): ReactElement {
  const [page, setPage] = useState({ page: 2, size: 10 })
  return (
    <Pagination
      variant="numbered"
      label="Pages of the audit log"
      page={{ number: page.page, size: page.size, totalElements: 84, totalPages: Math.ceil(84 / page.size) }}
      onChange={setPage}
    />
  )
}

/** Three rows on one page. */
export function DontPageOne(): ReactElement {
  const [page, setPage] = useState({ page: 0, size: 25 })
  return (
    <Pagination
      variant="numbered"
      label="Pages of packages"
      page={{ number: page.page, size: page.size, totalElements: 3, totalPages: 1 }}
      onChange={setPage}
    />
  )
}
