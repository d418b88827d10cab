import { formatDay, manilaDay } from '@capiz/domain/time'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { type ReactElement, useState } from 'react'
import { useUser } from '../../platform/session/session.ts'
import { deviceStorage } from '../../platform/calls/api.ts'
import { listDrafts } from '../../platform/forms/draft-store.ts'

/** Drafts shown at most; the palette lists all. */
const most = 5

/** Forms this user began on this device and did not save. */
export function Unfinished(): ReactElement | null {
  const { user } = useUser()
  const [drafts] = useState(() => listDrafts(deviceStorage, user.code, Date.now()))
  if (drafts.length === 0) return null
  return (
    <Notice tone="info" title="You left work unfinished on this device">
      <ul>
        {drafts.slice(0, most).map(({ form, title, path, savedAt }) => (
          <li key={form}>
            <Link href={path}>{title}</Link>
            {`, ${formatDay(manilaDay(new Date(savedAt)))}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
