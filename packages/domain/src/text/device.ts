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
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser === undefined) return 'Another program'
  return system === undefined ? browser : `${browser} on ${system}`
}

/** The first four groups of an IPv6 address, with the groups that `::` stands for. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')
}

/**
 * Returns the block a network address lies in: the first three numbers of IPv4, the first four groups of IPv6. The rest
 * changes from day to day on one line. Undefined addresses and words stay as they are.
 */
export function networkBlock(address: string | null): string | null {
  if (address === null) return null
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const numbers = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)
  if (numbers) return `${numbers[1]}.*`
  return plain.includes(':') ? `${firstGroups(plain)}:*` : plain
}
