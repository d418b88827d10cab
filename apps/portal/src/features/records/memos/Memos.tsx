import { memo } from '@capiz/api/contract/memo'
import { permissionsOf } from '@capiz/domain/access'
import { communicatedWithin, deliveredWithin } from '@capiz/domain/report'
import { Button } from '@capiz/ui/Button'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan, useUser } from '../../../platform/session/session.ts'
import { MemoList } from './MemoList.tsx'

const AddMemo = lazy(async () => ({
  default: (await load(() => import('./AddMemo.tsx'))).AddMemo,
}))

interface MemosProps {
  /** the provider of the record around; without one this is the page of all memos */
  owner?: { code: string; name: string } | undefined
}

/** Whether the user may write memos, by the rule of the call. */
function useCanWrite(kind: 'facility' | 'physician' | undefined): boolean {
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  const kinds = kind === undefined ? [undefined] : ['memo', kind]
  return isStaff && kinds.flatMap((one) => permissionsOf(memo.add.access, one)).some(can)
}

const onTime = `On time is sent within ${communicatedWithin} working days of the memo, and delivered within ${deliveredWithin} after that.`

/** Memos of all providers, or of one as a part of its record: entered, marked as sent and received, corrected, removed. */
export function Memos({ owner }: MemosProps): ReactElement {
  usePageTitle(owner === undefined ? 'Memos' : `Memos, ${owner.name}`)
  const kind = owner === undefined ? undefined : owner.code.startsWith('PHY') ? 'physician' : 'facility'
  const canWrite = useCanWrite(kind)
  const [isAdding, setAdding] = useState(false)
  const button = (
    <Button variant="primary" onPress={() => setAdding(true)}>
      Add a memo
    </Button>
  )
  const add = canWrite ? button : undefined
  const list = <MemoList owner={owner} canWrite={canWrite} add={add} />
  return (
    <>
      {owner === undefined ? (
        <Stack gap={4}>
          <PageHeader title="Memos" description={onTime} actions={add} />
          {list}
        </Stack>
      ) : (
        <Section title="Memos" actions={add}>
          <Stack gap={4}>{list}</Stack>
        </Section>
      )}
      {isAdding ? (
        <Suspense fallback={null}>
          <AddMemo owner={owner} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
