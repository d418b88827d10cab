import { countUp, refuseForNow, type Limit, type LimitStore } from './rate-limit.ts'

/** Limits that cost the database one write for many calls. */
export interface Leases {
  /** Counts a call against a limit and refuses it once the limit is passed. */
  acquire: (name: string, key: string, limit: Limit) => Promise<void>
}

interface Lease {
  /** calls already counted and not yet made */
  left: number
  /** when the window ends they were counted in, in ms */
  ends: number
  /** whether the window has no more to give */
  isLast: boolean
  acquiring: Promise<void> | undefined
}

/** Calls that are counted at once. */
const share = 20
const mostKeys = 10_000

/**
 * Counts calls in the database by the share instead of one by one and gives them out from memory. The limit over all
 * server processes is never passed; with several, what one of them has left over is lost to the others.
 */
export function leases(services: LimitStore): Leases {
  const current = new Map<string, Lease>()

  async function fill(lease: Lease, name: string, key: string, { max, seconds }: Limit): Promise<void> {
    const { count, waitSeconds } = await countUp(services, name, key, seconds, share)
    lease.left = Math.max(0, Math.min(share, max - (count - share)))
    lease.isLast = count >= max
    lease.ends = services.clock.now().getTime() + waitSeconds * 1000
  }

  function leaseOf(key: string): Lease {
    const known = current.get(key)
    if (known) return known
    if (current.size >= mostKeys) current.clear()
    const lease: Lease = { left: 0, ends: 0, isLast: false, acquiring: undefined }
    current.set(key, lease)
    return lease
  }

  return {
    acquire: async (name, key, limit) => {
      const lease = leaseOf(`${name} ${key}`)
      for (;;) {
        const wait = lease.ends - services.clock.now().getTime()
        if (wait > 0 && lease.left > 0) {
          lease.left -= 1
          return
        }
        if (wait > 0 && lease.isLast) refuseForNow(Math.ceil(wait / 1000))
        lease.acquiring ??= fill(lease, name, key, limit).finally(() => (lease.acquiring = undefined))
        await lease.acquiring
      }
    },
  }
}
