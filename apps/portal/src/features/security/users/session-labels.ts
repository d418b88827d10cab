import { momentText } from '../moments.ts'

const reasons: Readonly<Record<string, string>> = {
  LOGOUT: 'Signed out',
  REPLACED: 'Signed in elsewhere',
  REUSE: 'Ended for safety: an old sign-in was used again',
  DISABLED: 'The user was disabled',
  PASSWORD: 'The password was changed',
  ENDED: 'Ended by an administrator',
  EXPIRED: 'Ended unused',
}

/** How a session ended, with the moment: `Signed out on 21 Nov 2026, 14:05.` Nothing while it is open. */
export function endLabel({
  endedReason,
  endedDate,
}: {
  endedReason: string | null
  endedDate: string | null
}): string {
  if (endedReason === null) return ''
  const at = momentText(endedDate, '')
  return `${reasons[endedReason] ?? 'Ended'}${at === '' ? '' : ` on ${at}`}.`
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Returns the browser and system of a user agent, `Chrome on Windows`; an unknown browser is a program. */
export function browserLabel(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser === undefined) return 'Another program'
  return system === undefined ? browser : `${browser} on ${system}`
}
