import { ms, tableText } from '../figures.ts'
import { lastResults, saveResults } from '../results.ts'
import type { CallFigures, ListCallFigures } from './list-calls.ts'

const part = 'list-calls'
const times = (value: number) => `${value.toFixed(2)} x`

/** A figure of the last run and the share of it that was reached now. */
function beside(now: number, before: number | undefined): string {
  return before === undefined ? '' : `${before.toFixed(0)} (${times(now / before)})`
}

/** The verdict on a call: replies a second and slowest of a hundred against the peer, the far page against the first. */
function verdict(one: CallFigures, calls: readonly CallFigures[]): string {
  const of = (call: string, state: string) =>
    calls.find((other) => other.call === call && other.state === state)
  if (one.state === 'NestJS') return ''
  const peer = of(one.call, 'NestJS')
  const goals: string[] = []
  const met = (isMet: boolean) => (isMet ? 'met' : 'missed')
  if (one.goal !== undefined && peer) {
    goals.push(`${one.goal} x ${met(one.perSecond >= one.goal * peer.perSecond)}`)
    goals.push(`p99 half ${met(one.p99 <= peer.p99 / 2)}`)
  }
  if (one.call === 'page 9,000') {
    const near = of('first page', one.state)
    if (near) {
      const cost = near.perSecond / one.perSecond
      goals.push(`${times(cost)} of the first page, 2 x ${met(cost <= 2)}`)
    }
  }
  return goals.join(', ')
}

/** Prints list calls beside the peer, the goals and the last run, and keeps them. */
export function reportListCalls(figures: ListCallFigures): void {
  const { most, calls, lists } = figures
  const last = lastResults<ListCallFigures>(part)
  console.log(`the client measures up to ${most.toFixed(0)} replies a second of the size of a page`)
  const rows = calls.map((one) => {
    const peer = calls.find(({ call, state }) => call === one.call && state === 'NestJS')
    const before = last?.calls.find(({ call, state }) => call === one.call && state === one.state)
    return [
      one.call,
      one.state,
      one.perSecond.toFixed(0),
      ms(one.p50),
      ms(one.p99),
      peer && one !== peer ? times(one.perSecond / peer.perSecond) : '',
      peer && one !== peer ? times(one.p99 / peer.p99) : '',
      verdict(one, calls),
      beside(one.perSecond, before?.perSecond),
    ]
  })
  const heads = ['call', 'state', 'a second', 'p50', 'p99', 'of NestJS', 'p99 of it', 'goals', 'last run']
  console.log(tableText([heads, ...rows]))

  const peer = calls.find(({ call, state }) => call === 'first page' && state === 'NestJS')
  const slow = peer ? lists.filter(({ perSecond }) => perSecond < 4 * peer.perSecond) : lists.slice(0, 20)
  console.log(
    `\nFirst page of every list, never the same call twice: ${lists.length} lists${peer ? `, ${slow.length} of them below 4 x the first page of NestJS` : ', the slowest'}`,
  )
  const listRows = slow.map(({ list, perSecond, p50, p99 }) => [
    list,
    perSecond.toFixed(0),
    ms(p50),
    ms(p99),
    peer ? times(perSecond / peer.perSecond) : '',
    beside(perSecond, last?.lists.find((other) => other.list === list)?.perSecond),
  ])
  console.log(tableText([['list', 'a second', 'p50', 'p99', 'of NestJS', 'last run'], ...listRows]))
  saveResults(part, figures)
}
