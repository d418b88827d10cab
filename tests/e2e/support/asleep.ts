import { readdirSync, readFileSync } from 'node:fs'

/** The parents of all processes of the machine, by process; empty where the system does not tell. */
function parents(): Map<number, number> {
  const found = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // the name of the program stands in brackets and may hold anything
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      found.set(Number(name), Number(parent))
    } catch {
      // it ended meanwhile
    }
  }
  return found
}

/** A process and all it started, the oldest first. */
function familyOf(pid: number): number[] {
  const all = parents()
  const family = [pid]
  for (const one of family) for (const [child, parent] of all) if (parent === one) family.push(child)
  return family
}

/** Freezes a browser with all its processes, as a closed lid does; returns what wakes it. */
export function fallAsleep(pid: number): () => void {
  const family = familyOf(pid)
  for (const one of family) process.kill(one, 'SIGSTOP')
  return () => {
    for (const one of family.toReversed()) process.kill(one, 'SIGCONT')
  }
}
