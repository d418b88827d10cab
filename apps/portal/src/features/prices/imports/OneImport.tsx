import { TopCrumbs } from '../../../patterns/TopCrumbs.tsx'
import { LinkButton } from '@capiz/ui/Link'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { PriceImportReview } from './PriceImportReview.tsx'

/** One upload out of the history, to look at or to go on with. */
export function OneImport(): ReactElement {
  const { code = '' } = useParams()
  return (
    <Stack gap={4}>
      <TopCrumbs items={[{ label: 'Uploads', href: '/rates/imports' }, { label: 'Upload' }]} />
      <PriceImportReview
        key={code}
        code={code}
        isRequest={false}
        again={<LinkButton href="/rates/imports">All uploads</LinkButton>}
      />
    </Stack>
  )
}
