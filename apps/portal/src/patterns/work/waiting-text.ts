interface Counted {
  count: number
  late: number
}

/** The counts of what waits for a reader: by name and by role. */
export interface WaitingCounts {
  me: Counted
  role: Counted
}

const counted = ({ count, late }: Counted, who: string): string => {
  const all = `${count.toLocaleString('en-PH')} ${who}`
  return late === 0 ? all : `${all}, ${late.toLocaleString('en-PH')} late`
}

/** Returns how much waits for the reader, by name or else by role, as the heading of a page. */
export function waitingText({ me, role }: WaitingCounts): string {
  if (me.count > 0) return counted(me, 'for you to do')
  return role.count > 0 ? counted(role, 'for your role') : 'Nothing waits for you'
}
