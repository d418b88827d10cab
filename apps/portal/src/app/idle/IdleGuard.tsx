import type { IdleView } from '@capiz/api/client'
import type { IdleWarningProps } from '@capiz/ui/IdleWarning'
import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { client } from '../../platform/calls/api.ts'
import { load } from '../../platform/loading/lazy-screen.ts'
import { idleClock, onIdleChange } from '../../platform/session/idle-clock.ts'
import { IdleNotice } from './IdleNotice.tsx'

/** Activity of the user (specification 1, section 4). A scroll shows itself as wheel, touch, key or pointer. */
const activities = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const
const wakeUps = ['focus', 'pageshow', 'online'] as const

function touch(event: Event): void {
  // what a script makes is no sign of a person
  if (event.isTrusted) idleClock.touch()
}

function useIdleClock(): IdleView {
  const [view, setView] = useState<IdleView>(() => idleClock.check())
  useEffect(() => onIdleChange(setView), [])
  useEffect(() => {
    const check = (): void => void idleClock.check()
    const timer = setInterval(check, 1000)
    for (const name of activities) window.addEventListener(name, touch, { capture: true, passive: true })
    for (const name of wakeUps) window.addEventListener(name, check)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      for (const name of activities) window.removeEventListener(name, touch, { capture: true })
      for (const name of wakeUps) window.removeEventListener(name, check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
  return view
}

const stay = (): void => idleClock.touch()

/** Watches over an unattended screen: a quiet notice, then the 5 s countdown, then the end of the session. */
export function IdleGuard(): ReactElement {
  const { state, secondsLeft } = useIdleClock()
  const [Warning, setWarning] = useState<ComponentType<IdleWarningProps>>()
  const isNear = state !== 'active'
  // the dialog comes with the notice before it; nothing else on the first screens needs one
  useEffect(() => {
    if (!isNear) return
    load(() => import('@capiz/ui/IdleWarning')).then(
      (module) => setWarning(() => module.IdleWarning),
      () => undefined,
    )
  }, [isNear])
  useEffect(() => {
    if (state === 'expired') client.session.signOut('idle')
  }, [state])
  return (
    <>
      {state === 'notice' && <IdleNotice onStay={stay} />}
      {Warning !== undefined && (
        <Warning
          isOpen={state === 'countdown'}
          secondsLeft={secondsLeft}
          onStay={stay}
          onSignOut={() => client.session.signOut('user')}
        />
      )}
    </>
  )
}
