const buckets = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000]
const calls = new Map<string, number>()
const durations = buckets.map(() => 0)
let total = 0
let sum = 0

/** Counts one call and how long it took, in milliseconds. */
export function observe(method: string, status: number, ms: number): void {
  const labels = `method="${method.replaceAll(/[^A-Z]/g, '')}",status="${status}"`
  calls.set(labels, (calls.get(labels) ?? 0) + 1)
  total += 1
  sum += ms
  for (const [at, limit] of buckets.entries()) if (ms <= limit) durations[at] = (durations[at] ?? 0) + 1
}

/** The counters of this process in the Prometheus text format, with further gauges. */
export function metricsText(gauges: Readonly<Record<string, number>>): string {
  const lines = [
    '# HELP capiz_http_requests_total API calls answered.',
    '# TYPE capiz_http_requests_total counter',
    ...[...calls].map(([labels, count]) => `capiz_http_requests_total{${labels}} ${count}`),
    '# HELP capiz_http_request_duration_milliseconds Time to answer an API call.',
    '# TYPE capiz_http_request_duration_milliseconds histogram',
    ...buckets.map(
      (limit, at) => `capiz_http_request_duration_milliseconds_bucket{le="${limit}"} ${durations[at]}`,
    ),
    `capiz_http_request_duration_milliseconds_bucket{le="+Inf"} ${total}`,
    `capiz_http_request_duration_milliseconds_sum ${sum.toFixed(3)}`,
    `capiz_http_request_duration_milliseconds_count ${total}`,
  ]
  for (const [name, value] of Object.entries(gauges))
    lines.push(`# TYPE capiz_${name} gauge`, `capiz_${name} ${value}`)
  return `${lines.join('\n')}\n`
}
