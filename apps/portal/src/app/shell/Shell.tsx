import { AppShell } from '@capiz/ui/AppShell'
import {
  type ComponentType,
  type ReactElement,
  type RefCallback,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { config } from '../../platform/config.ts'
import { lazyScreen, load } from '../../platform/loading/lazy-screen.ts'
import { whenCalm } from '../../platform/loading/when-calm.ts'
import { useUser } from '../../platform/session/session.ts'
import { AccountButton } from './AccountButton.tsx'
import { useEarlyKeys } from './early-keys.ts'
import { FrameProviders } from './FrameProviders.tsx'
import { useWaitingCount } from '../../platform/routing/waiting-count.ts'
import { TopSlotContext } from '../../platform/routing/top-slot.ts'
import { navigationFor } from '../../platform/routing/navigation.ts'

/** Begins its watch once the first screen stands; the server ends an idle session by itself in any case. */
const IdleGuard = lazyScreen(
  async () => {
    await whenCalm()
    return import('../idle/IdleGuard.tsx')
  },
  (m) => m.IdleGuard,
)

const brand = {
  name: config.product,
  note: config.environment === '' ? undefined : config.environment,
  href: '/',
}

/**
 * Fetches the account menu once the screen stands; its popover must not delay the first rows of a list. Who types sooner
 * needs what watches over unsaved work at once.
 */
function useShellTools(): [tools: ComponentType | undefined, fetchNow: () => void] {
  const [Tools, setTools] = useState<ComponentType>()
  const [fetchNow] = useState(() => () => {
    load(() => import('./ShellTools.tsx')).then(
      (module) => setTools(() => module.ShellTools),
      () => undefined,
    )
  })
  useEffect(() => {
    void whenCalm().then(fetchNow)
    // it takes itself away with the first key, and fetching twice fetches once
    addEventListener('input', fetchNow, { once: true })
    return () => removeEventListener('input', fetchNow)
  }, [fetchNow])
  useEarlyKeys(Tools !== undefined, fetchNow)
  return [Tools, fetchNow]
}

/** Returns the element for the breadcrumbs, which is there before the first drawing and so needs no second, and what places it. */
function useTopSlot(): [slot: HTMLElement, place: RefCallback<HTMLElement>] {
  const [slot] = useState(() => document.createElement('div'))
  const place = useCallback((parent: HTMLElement | null) => parent?.append(slot), [slot])
  return [slot, place]
}

/** The frame of every screen behind the sign-in. */
export function Shell(): ReactElement {
  const user = useUser()
  const { pathname } = useLocation()
  const [Tools, fetchTools] = useShellTools()
  const waiting = useWaitingCount()
  const [slot, placeSlot] = useTopSlot()
  return (
    <FrameProviders>
      <AppShell
        brand={brand}
        sections={navigationFor(user, pathname, waiting)}
        path={pathname}
        topStart={<div ref={placeSlot} />}
        topEnd={Tools === undefined ? <AccountButton onWanted={fetchTools} /> : <Tools />}
      >
        <TopSlotContext value={slot}>
          <Outlet />
        </TopSlotContext>
      </AppShell>
      <Suspense fallback={null}>
        <IdleGuard />
      </Suspense>
    </FrameProviders>
  )
}
