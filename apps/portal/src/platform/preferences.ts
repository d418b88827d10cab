import { useSyncExternalStore } from 'react'
import { deviceStorage, devicePrefix } from './calls/api.ts'

const choices = {
  theme: ['auto', 'light', 'dark'],
  density: ['compact', 'regular', 'comfortable'],
} as const

type Choices = typeof choices

/** The display settings of this device; kept on the device, also after signing out. */
export type Preferences = { readonly [K in keyof Choices]: Choices[K][number] }

function read<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
  const stored = deviceStorage.getItem(devicePrefix + name)
  return allowed.find((choice) => choice === stored) ?? otherwise
}

// touch needs larger targets from the start
const isCoarse = matchMedia('(pointer: coarse)').matches

let preferences: Preferences = {
  theme: read('theme', choices.theme, 'auto'),
  density: read('density', choices.density, isCoarse ? 'comfortable' : 'regular'),
}
const listeners = new Set<() => void>()

/** Shows the page as preferred. */
export function applyPreferences(): void {
  const { dataset } = document.documentElement
  if (preferences.theme === 'auto') delete dataset.theme
  else dataset.theme = preferences.theme
  dataset.density = preferences.density
}

/** Changes and keeps a preference. */
export function setPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences = { ...preferences, [name]: value }
  deviceStorage.setItem(devicePrefix + name, value)
  applyPreferences()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The preferences, kept up to date. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => preferences)
}
