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
