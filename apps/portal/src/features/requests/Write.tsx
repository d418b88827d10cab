import { Button } from '@capiz/ui/Button'
import { Inline } from '@capiz/ui/Stack'
import { type ComponentProps, type ReactElement, Suspense, useState } from 'react'
import { lazyDialog } from '../../platform/loading/lazy-screen.ts'

const WriteForm = lazyDialog(
  () => import('./WriteForm.tsx'),
  (m) => m.WriteForm,
)

interface WriteProps extends Omit<ComponentProps<typeof WriteForm>, 'isOpen' | 'onClose'> {
  openLabel: string
}

/** A few words beside the decision, behind a button until they are wanted. */
export function Write({ openLabel, ...form }: WriteProps): ReactElement {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      {state === 'open' ? null : (
        <Inline>
          <Button size="sm" onPress={() => setState('open')}>
            {openLabel}
          </Button>
        </Inline>
      )}
      <Suspense fallback={null}>
        {state === 'unused' ? null : (
          <WriteForm {...form} isOpen={state === 'open'} onClose={() => setState('closed')} />
        )}
      </Suspense>
    </>
  )
}
