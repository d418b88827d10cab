const buckets = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000]

interface Durations {
  /** calls of at most so many ms, for each bucket */
  within: number[]
  total: number
  sum: number
}

const calls = new Map<string, number>()
const durations = new Map<string, Durations>()

const groups = new Set(['accr', 'auth', 'reports', 'audit'])

/** Returns the group of calls an address belongs to, each of which has an objective of its own. */
export function groupOf(path: string): string {
  const [, , service = '', first] = path.split('/')
  if (first === 'public') return 'public'
  return groups.has(service) ? service : 'other'
}

/** Counts one call of a group and how long it took, in milliseconds. */
export function observe(group: string, method: string, status: number, ms: number): void {
  const labels = `group="${group}",method="${method.replaceAll(/[^A-Z]/g, '')}",status="${status}"`
  calls.set(labels, (calls.get(labels) ?? 0) + 1)
  const own = durations.get(group) ?? { within: buckets.map(() => 0), total: 0, sum: 0 }
  durations.set(group, own)
  own.total += 1
  own.sum += ms
  for (const [at, limit] of buckets.entries()) if (ms <= limit) own.within[at] = (own.within[at] ?? 0) + 1
}

const duration = 'capiz_http_request_duration_milliseconds'

function linesOf([group, { within, total, sum }]: [string, Durations]): string[] {
  const label = `group="${group}"`
  return [
    ...buckets.map((limit, at) => `${duration}_bucket{${label},le="${limit}"} ${within[at]}`),
    `${duration}_bucket{${label},le="+Inf"} ${total}`,
    `${duration}_sum{${label}} ${sum.toFixed(3)}`,
    `${duration}_count{${label}} ${total}`,
  ]
}

/** The counters of this process in the Prometheus text format, with further gauges. */
export function metricsText(gauges: Readonly<Record<string, number>>): string {
  const lines = [
    '# HELP capiz_http_requests_total API calls answered.',
    '# TYPE capiz_http_requests_total counter',
    ...[...calls].map(([labels, count]) => `capiz_http_requests_total{${labels}} ${count}`),
    `# HELP ${duration} Time to answer an API call.`,
    `# TYPE ${duration} histogram`,
    ...[...durations].flatMap(linesOf),
  ]
  for (const [name, value] of Object.entries(gauges))
    lines.push(`# TYPE capiz_${name} gauge`, `capiz_${name} ${value}`)
  return `${lines.join('\n')}\n`
}
