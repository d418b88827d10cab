import { useEffect, useSyncExternalStore } from 'react'
import { devicePrefix, deviceStorage } from '../calls/api.ts'
import type { Shortcut } from './shortcut-keys.ts'

const stored = `${devicePrefix}shortcuts`

let isOn = deviceStorage.getItem(stored) !== 'off'
let sets: readonly (readonly Shortcut[])[] = []
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Switches single keys on or off on this device, because speech input triggers them by accident (WCAG 2.1.4). */
export function setShortcutsOn(next: boolean): void {
  isOn = next
  deviceStorage.setItem(stored, next ? 'on' : 'off')
  notify()
}

/** Whether single keys act. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, () => isOn)
}

/** Returns the active shortcuts: first those of the page that is shown, then those of every page. */
export function activeShortcuts(): readonly Shortcut[] {
  return isOn ? sets.toReversed().flat() : []
}

/** Gives keys a meaning while the calling component is shown; the list of shortcuts names them. Keep the array's identity. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    sets = [...sets, shortcuts]
    notify()
    return () => {
      sets = sets.filter((one) => one !== shortcuts)
      notify()
    }
  }, [shortcuts])
}
