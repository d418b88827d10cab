import { readFileSync } from 'node:fs'
import { processes, ticks } from '../processor-time.ts'
import type { Part } from './kept.ts'

/** Use of a part in a run: cores kept busy, and most memory of its own in MB. */
export interface Usage {
  part: string
  cores: number
  megabytes: number
}

const everyMs = 1000

/** Memory of a process in MB, what it shares counted in parts; 0 when it has ended. */
function megabytesOf(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

/** Seconds that all cores of the machine together were busy since it started. */
export function busySeconds(): number {
  const [first = ''] = readFileSync('/proc/stat', 'latin1').split('\n')
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + interrupts + soft) / ticks
}

/** Watches the parts until it is ended, then tells what each of them used. */
export function watchUsage(parts: readonly Part[]): () => Usage[] {
  const last = new Map<number, number>()
  const used = new Map<string, { ticks: number; megabytes: number }>(
    parts.map(({ name }) => [name, { ticks: 0, megabytes: 0 }]),
  )
  const began = performance.now()

  function look(isFirst: boolean): void {
    const all = processes()
    for (const { name, pid } of parts) {
      const root = pid()
      const sum = used.get(name)
      if (root === undefined || !sum) continue
      const own = all.filter((one) => one.pid === root || one.parent === root)
      for (const one of own) {
        const before = last.get(one.pid) ?? (isFirst ? one.ticks : 0)
        sum.ticks += Math.max(0, one.ticks - before)
        last.set(one.pid, one.ticks)
      }
      sum.megabytes = Math.max(
        sum.megabytes,
        own.reduce((mb, one) => mb + megabytesOf(one.pid), 0),
      )
    }
  }

  look(true)
  const timer = setInterval(() => look(false), everyMs)
  return () => {
    clearInterval(timer)
    look(false)
    const seconds = (performance.now() - began) / 1000
    return [...used].map(([part, { ticks: sum, megabytes }]) => ({
      part,
      cores: sum / ticks / seconds,
      megabytes,
    }))
  }
}
