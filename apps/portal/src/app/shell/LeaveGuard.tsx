import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { type ReactElement, useContext, useEffect, useSyncExternalStore } from 'react'
import { type Navigator, type To, UNSAFE_NavigationContext } from 'react-router-dom'
import {
  answerLeaving,
  hasUnsaved,
  type Leaving,
  leaveWhenSure,
  onLeaveChange,
  waitingToLeave,
} from '../../platform/routing/leave-guard.ts'
import { popGuard } from '../../platform/routing/pop-guard.ts'
import { getSession } from '../../platform/session/session.ts'

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname

/** Whether going there leaves what is being typed; filters and anchors of the same page do not, nor does the guard. */
function leaves(to: To): boolean {
  const path = pathOf(to)
  return (
    hasUnsaved() &&
    getSession().status === 'in' &&
    path !== undefined &&
    path !== '' &&
    path !== location.pathname
  )
}

/** Number of a history entry, as the router counts them; other pages have none. */
function entryOf(state: unknown): number | undefined {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined
  return typeof index === 'number' ? index : undefined
}

/**
 * Asks before Back and Forward. The browser has gone by the time it tells, so it is sent back, and forth again once the
 * user has said so; the router hears of neither. Answers how to stop, and how to note a step inside the page.
 */
function watchHistory(): { stop: () => void; note: () => void } {
  const { pathname } = location
  let at = entryOf(history.state)
  let isReturning = false
  let mayGo = false
  popGuard.hear = (event) => {
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    const to = entryOf(event.state)
    const isInside = location.pathname === pathname
    if (mayGo || isInside || to === undefined || at === undefined || getSession().status !== 'in') {
      mayGo = false
      at = to
      return
    }
    const steps = to - at
    event.stopImmediatePropagation()
    isReturning = true
    history.go(-steps)
    leaveWhenSure(() => {
      mayGo = true
      history.go(steps)
    })
  }
  return {
    stop: () => {
      popGuard.hear = undefined
    },
    note: () => {
      at = entryOf(history.state)
    },
  }
}

type Go = (...args: Parameters<Navigator['push']>) => void

/** Asks before links and the program itself lead elsewhere. */
function watchNavigator(navigator: { push: Go; replace: Go }, note: () => void): () => void {
  const { push, replace } = navigator
  const isAsking =
    (go: Go): Go =>
    (...args) => {
      if (leaves(args[0])) {
        leaveWhenSure(() => go(...args))
        return
      }
      go(...args)
      note()
    }
  Object.assign(navigator, { push: isAsking(push), replace: isAsking(replace) })
  return () => Object.assign(navigator, { push, replace })
}

/** Closing the tab or reloading is asked about by the browser in its own words. */
function watchUnload(): () => void {
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', onUnload)
  return () => window.removeEventListener('beforeunload', onUnload)
}

/** Words of the question: what is lost, and what is kept. */
function wordsOf({ isSignOut, losesFiles }: Leaving): { title: string; text: string; leave: string } {
  if (losesFiles) {
    return {
      title: isSignOut ? 'Sign out and lose the files?' : 'Leave and lose the files?',
      text: 'Files that were chosen here and are not uploaded are lost, and uploads on their way are stopped.',
      leave: isSignOut ? 'Sign out' : 'Leave without the files',
    }
  }
  if (isSignOut) {
    return {
      title: 'Sign out and lose what you typed?',
      text: 'Your entries are not saved. Signing out removes the draft from this device.',
      leave: 'Sign out',
    }
  }
  return {
    title: 'Leave this form?',
    text: 'Your entries are not saved. The draft stays on this device and is offered when you open the form again.',
    leave: 'Leave, keep draft',
  }
}

/** While something typed is not saved, every way out of the page asks first (reliability, table X). */
export function LeaveGuard(): ReactElement | null {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const isDirty = useSyncExternalStore(onLeaveChange, hasUnsaved)
  const leaving = useSyncExternalStore(onLeaveChange, waitingToLeave)
  useEffect(() => {
    if (!isDirty) return
    const { stop, note } = watchHistory()
    const stops = [stop, watchNavigator(navigator, note), watchUnload()]
    return () => {
      for (const end of stops) end()
    }
  }, [isDirty, navigator])
  if (leaving === undefined) return null
  const { isSignOut, losesFiles } = leaving
  const words = wordsOf(leaving)
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isOpen
      onOpenChange={() => answerLeaving('stay')}
      title={words.title}
      footer={
        <>
          <Button onPress={() => answerLeaving('stay')}>Stay</Button>
          {isSignOut || losesFiles ? null : <Button onPress={() => answerLeaving('discard')}>Discard</Button>}
          <Button
            variant={isSignOut || losesFiles ? 'danger' : 'primary'}
            onPress={() => answerLeaving('keep')}
          >
            {words.leave}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
