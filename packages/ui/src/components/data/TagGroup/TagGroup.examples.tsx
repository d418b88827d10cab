import type { ReactElement } from 'react'
import { useState } from 'react'
import { TagGroup } from '@capiz/ui/TagGroup'

export default { title: 'Examples/TagGroup' }

/** The chosen filters of a list; Delete removes the focused one. */
export function Removable(): ReactElement {
  const [tags, setTags] = useState([
    { id: 'city', label: 'Lipa City' },
    { id: 'status', label: 'Accredited' },
  ])
  return (
    <TagGroup
      label="Filters"
      hasVisibleLabel
      tags={tags}
      none="No filter: all facilities are listed."
      onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
    />
  )
}

/** Pages that look like filters. */
export function DontLinkTags(): ReactElement {
  return (
    <TagGroup
      label="Pages"
      hasVisibleLabel
      tags={[
        { id: 'rates', label: 'Go to room rates' },
        { id: 'documents', label: 'Go to documents' },
      ]}
    />
  )
}
