import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the processor clock in a second, as Linux counts for everybody. */
export const ticks = 100

interface Process {
  pid: number
  parent: number
  ticks: number
}

/** The processes that run now, with the processor time each took so far. */
export function processes(): Process[] {
  const all: Process[] = []
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
      // the name of the program, in brackets, may hold anything
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      all.push({ pid: Number(name), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) })
    } catch {
      // it ended between the two reads
    }
  }
  return all
}

/** Processor time that a process took so far, in ms; 0 when it has ended. */
export const processorMsOf = (pid: number): number =>
  ((processes().find((one) => one.pid === pid)?.ticks ?? 0) * 1000) / ticks
