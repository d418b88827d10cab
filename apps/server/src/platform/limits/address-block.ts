import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left
  const right = tail === '' ? [] : tail.split(':')
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/**
 * Returns the block of addresses that one subscriber holds, which limits are counted by: an IPv4 address itself, the first
 * 64 bits of an IPv6 address. Whoever has one IPv6 line has 2^64 addresses, so a limit by address would limit nothing.
 * Other text (a name, a mapped IPv4 address) is its own block.
 */
export function addressBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain) || plain.includes('.')) return plain
  const network = groupsOf(plain)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
