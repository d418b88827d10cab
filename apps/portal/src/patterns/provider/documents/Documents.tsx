import { text, useUrlState } from '../../../lib/url-state.ts'
import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { useMay, useProvider } from '../provider.ts'
import { Contracts } from './Contracts.tsx'
import { Credentials } from './Credentials.tsx'
import type { Paper } from './papers.ts'
import { Remarks } from './Remarks.tsx'
import { usePapers } from './papers-data.ts'

const PreviewDrawer = lazy(async () => ({
  default: (await load(() => import('./PreviewDrawer.tsx'))).PreviewDrawer,
}))

const schema = { preview: text }

/** The papers of a provider: credentials as a checklist, contracts, and remarks of the accreditation section. */
export function Documents(): ReactElement {
  const [{ preview }, change] = useUrlState(schema)
  const may = useMay()
  const { kind } = useProvider()
  const credentials = usePapers(kind.documents)
  const contracts = usePapers(kind.contracts)
  const onPreview = (uuid: string): void => change({ preview: uuid })
  const find = (papers: readonly Paper[]): Paper | undefined => papers.find(({ uuid }) => uuid === preview)
  const credential = find(credentials.all)
  const paper = credential ?? find(contracts.all)
  return (
    <>
      <Credentials papers={credentials} onPreview={onPreview} />
      <Contracts papers={contracts} onPreview={onPreview} />
      {may('view-remarks') ? <Remarks /> : null}
      {paper === undefined ? null : (
        <Suspense fallback={null}>
          <PreviewDrawer
            entity={credential === undefined ? kind.contracts : kind.documents}
            paper={paper}
            onClose={() => change({ preview: '' }, true)}
          />
        </Suspense>
      )}
    </>
  )
}
