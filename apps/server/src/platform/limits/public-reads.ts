import { refuseForNow } from './rate-limit.ts'

/** Points that come back each second, and the most there are after a pause. */
interface Rate {
  perSecond: number
  most: number
}

/** Points of all who call from an address: a carrier may have a thousand phones behind it. */
const addressRate: Rate = { perSecond: 1000, most: 12_000 }
/** Points of one kind of client among them: half, so that a script leaves the other half to the phones. */
const clientRate: Rate = { perSecond: 500, most: 6000 }

/** Points of reads that cost more than an answer from memory. */
const costs: Readonly<Record<string, number>> = {
  'publicFacility.search': 4,
  'publicPhysician.search': 4,
  'publicPhysician.near': 10,
  'publicPhysician.onDay': 2,
  'blankForm.download': 10,
}

const mostAddresses = 10_000
const mostClients = 20

interface Level {
  points: number
  /** the moment the points were counted at, in ms */
  at: number
}

interface Address extends Level {
  clients: Map<string, Level>
}

/** The limit of public reads of this process. */
export interface PublicReads {
  /** Takes the points of a call from its address and from the kind of client, or refuses it. */
  take: (id: string, block: string, client: string) => void
}

function refill(level: Level, { perSecond, most }: Rate, now: number): void {
  level.points = Math.min(most, level.points + (Math.max(0, now - level.at) / 1000) * perSecond)
  level.at = now
}

/** The level of a kind of client; beyond so many kinds the others share one, for whoever sends another name each time. */
function clientOf({ clients }: Address, name: string, now: number): Level {
  const isFull = () => clients.size >= mostClients
  if (!clients.has(name) && isFull()) {
    for (const [one, level] of clients) {
      refill(level, clientRate, now)
      if (level.points === clientRate.most) clients.delete(one)
    }
  }
  const shared = clients.has(name) || !isFull() ? name : ''
  const level = clients.get(shared) ?? { points: clientRate.most, at: now }
  clients.set(shared, level)
  return level
}

/**
 * Counts public reads in memory, each process by itself: they protect its processor, and a count in the database would cost
 * more than most of the reads.
 */
export function publicReads(clock: { now: () => Date }): PublicReads {
  const addresses = new Map<string, Address>()

  function addressOf(block: string, now: number): Address {
    const known = addresses.get(block)
    if (known) return known
    if (addresses.size >= mostAddresses) addresses.clear()
    const address = { points: addressRate.most, at: now, clients: new Map<string, Level>() }
    addresses.set(block, address)
    return address
  }

  return {
    take: (id, block, client) => {
      const now = clock.now().getTime()
      const cost = costs[id] ?? 1
      const address = addressOf(block, now)
      const own = clientOf(address, client, now)
      refill(address, addressRate, now)
      refill(own, clientRate, now)
      const missing = Math.max(
        (cost - own.points) / clientRate.perSecond,
        (cost - address.points) / addressRate.perSecond,
      )
      if (missing > 0) refuseForNow(Math.ceil(missing))
      own.points -= cost
      address.points -= cost
    },
  }
}
