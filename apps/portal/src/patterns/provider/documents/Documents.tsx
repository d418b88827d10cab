import { text, useUrlState } from '../../../platform/routing/url-state.ts'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { useMay, useProvider } from '../provider.ts'
import { Contracts } from './Contracts.tsx'
import { Credentials } from './Credentials.tsx'
import type { ProviderDocument } from './documents.ts'
import { Remarks } from './Remarks.tsx'
import { useDocuments } from './documents-data.ts'

const PreviewDrawer = lazy(async () => ({
  default: (await load(() => import('./PreviewDrawer.tsx'))).PreviewDrawer,
}))

const schema = { preview: text, add: text }

/** The documents of a provider: credentials as a checklist, contracts, and remarks of the accreditation section. */
export function Documents(): ReactElement {
  const [{ preview, add }, change] = useUrlState(schema)
  const may = useMay()
  const { kind } = useProvider()
  const credentials = useDocuments(kind.documents)
  const contracts = useDocuments(kind.contracts)
  const onPreview = (uuid: string): void => change({ preview: uuid })
  const find = (documents: readonly ProviderDocument[]): ProviderDocument | undefined =>
    documents.find(({ uuid }) => uuid === preview)
  const credential = find(credentials.all)
  const file = credential ?? find(contracts.all)
  return (
    <Stack gap={4}>
      <Credentials documents={credentials} wanted={add} onPreview={onPreview} />
      <Contracts documents={contracts} onPreview={onPreview} />
      {may('view-remarks') ? <Remarks /> : null}
      {file === undefined ? null : (
        <Suspense fallback={null}>
          <PreviewDrawer
            entity={credential === undefined ? kind.contracts : kind.documents}
            file={file}
            onClose={() => change({ preview: '' }, true)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
