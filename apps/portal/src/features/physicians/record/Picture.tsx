import { physician } from '@capiz/api/contract/physician'
import { Avatar } from '@capiz/ui/Avatar'
import type { ReactElement } from 'react'
import { call } from '../../../platform/calls/api.ts'
import { useBlobUrl } from '../../../patterns/provider/use-blob-url.ts'

interface PictureProps {
  code: string
  name: string
  /** uuid of the picture; null while there is none */
  picture: string | null
}

/** The picture of a physician, or the initials while there is none. */
export function Picture({ code, name, picture }: PictureProps): ReactElement {
  const { src } = useBlobUrl(picture ?? '', (signal) =>
    call(physician.picture, { params: { code } }, { signal }),
  )
  return <Avatar name={name} photo={src} size="lg" />
}
