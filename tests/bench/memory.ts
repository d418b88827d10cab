import { readFileSync, writeFileSync } from 'node:fs'

/** Returns the memory of a process in MB, now (`VmRSS`) or at most (`VmHWM`); undefined where the system does not tell. */
export function memoryOf(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const line = new RegExp(`${which}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Number(line[1]) / 1024 : undefined
  } catch {
    return undefined
  }
}

/** Lets the most memory of a process be counted anew from now. */
export function forgetMost(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // another system keeps no such figure, and `memoryOf` then returns none
  }
}
