import type { OutputOf } from '@capiz/api/contract/define'
import { factor } from '@capiz/api/contract/factor'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { dayOf, timeOf } from '../../../patterns/labels.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { useSend } from '../../../platform/data/send.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { load } from '../../../platform/loading/lazy-screen.ts'

const RenameFactor = lazy(async () => ({
  default: (await load(() => import('./RenameFactor.tsx'))).RenameFactor,
}))

type Factor = OutputOf<typeof factor.list>['factors'][number]

const refresh = ['factor.*'] as const

function usesOf({ createdDate, lastUsed }: Factor): string {
  const added = `Added ${formatDay(dayOf(createdDate))}`
  return lastUsed === null
    ? `${added}.`
    : `${added}, last used ${formatDay(dayOf(lastUsed))}, ${timeOf(lastUsed)}.`
}

/** One second factor, with the ways to rename and remove it. */
export function FactorLine({ row, isLast }: { row: Factor; isLast: boolean }): ReactElement {
  const [isRenaming, setRenaming] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(factor.remove, { refresh })
  function finishRename(): void {
    setRenaming(false)
    void refreshCalls(factor.list)
    showToast('success', 'Second factor renamed.')
  }
  const confirm = (): void =>
    remove.mutate(
      { input: { params: { id: row.id } } },
      {
        onSuccess: () => showToast('success', 'Second factor removed.'),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <Inline justify="between">
      <div>
        <Text>{row.name}</Text>
        <Text size="compact" tone="muted">
          {usesOf(row)}
        </Text>
      </div>
      <Inline>
        <Button size="sm" onPress={() => setRenaming(true)}>
          Rename
        </Button>
        <Button size="sm" onPress={() => setAsking(true)}>
          Remove
        </Button>
      </Inline>
      {isRenaming && (
        <Suspense>
          <RenameFactor row={row} onDone={finishRename} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Remove the second factor?"
        confirmLabel="Remove"
        isDanger
        isPending={remove.isPending}
        onConfirm={confirm}
      >
        {isLast
          ? 'Your password alone signs you in then, and the recovery codes stop working.'
          : 'Your other second factors and the recovery codes still work.'}
      </ConfirmDialog>
    </Inline>
  )
}
