import { useState } from 'react'
import type { ReactElement } from 'react'
import { rangeAnnouncement } from '../Pagination/pages.ts'
import type { PageInfo } from '../Pagination/pages.ts'
import * as styles from './DataTable.css.ts'

interface AnnouncerProps {
  page: PageInfo
  sort: string | undefined
  isSettled: boolean
  note: string | undefined
}

/** Says the new range once when it changed; a refetch of the same rows stays silent, and so does the first load. */
export function Announcer({ page, sort, isSettled, note }: AnnouncerProps): ReactElement {
  const range = rangeAnnouncement(page)
  const key = `${range}|${sort ?? ''}`
  const [announced, setAnnounced] = useState<{ key: string; text: string }>()
  if (isSettled && announced?.key !== key) setAnnounced({ key, text: announced ? range : '' })
  return (
    <output className={styles.hidden}>
      {note ? `${note} ` : ''}
      {announced?.text}
    </output>
  )
}
