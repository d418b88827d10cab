import { tableText } from '../figures.ts'
import { lastResults, saveResults } from '../results.ts'
import type { FirstLoad } from './first-load.ts'

const part = 'first-load'

/** Time to interactive as a share of that of the react-aria peer. */
const goals: Readonly<Record<string, number>> = { 'sign-in': 1, list: 0.8 }
const mostRequests = 12

/** The verdict on a page of ours: beside the react-aria peer, by its requests and by what blocked it. */
function verdict({ program, page, middle }: FirstLoad, loads: readonly FirstLoad[]): string {
  if (program !== 'ours') return ''
  const said = (name: string, isMet: boolean) => `${name} ${isMet ? 'met' : 'missed'}`
  const peer = loads.find((one) => one.program === 'rac' && one.page === page)
  const goal = goals[page]
  return [
    ...(peer && goal ? [said(`${goal} x`, middle.interactive <= goal * peer.middle.interactive)] : []),
    said(`${mostRequests} requests`, middle.requests <= mostRequests),
    said('nothing blocked', middle.blocked === 0),
  ].join(', ')
}

/** Prints first visits beside the peers, the goals and the last run, and keeps them. */
export function reportFirstLoad(loads: readonly FirstLoad[]): void {
  const last = lastResults<FirstLoad[]>(part) ?? []
  const sameIn = (list: readonly FirstLoad[], { program, page }: Pick<FirstLoad, 'program' | 'page'>) =>
    list.find((one) => one.program === program && one.page === page)
  const rows = loads.map((one) => {
    const { program, page, middle } = one
    const beside = (other: string) => {
      const peer = sameIn(loads, { program: other, page })
      return peer ? `${(middle.interactive / peer.middle.interactive).toFixed(2)} x` : ''
    }
    return [
      page,
      program,
      ...[middle.painted, middle.ready, middle.interactive, middle.blocked].map((each) => each.toFixed(0)),
      String(middle.requests),
      beside('rac'),
      beside('hello'),
      beside('before'),
      sameIn(last, one)?.middle.interactive.toFixed(0) ?? '',
      verdict(one, loads),
    ]
  })
  const heads = ['painted', 'ready', 'interactive', 'blocked', 'requests', 'of rac', 'of hello', 'of before']
  console.log(tableText([['page', 'program', ...heads, 'last run', 'goals'], ...rows]))
  saveResults(part, [...last.filter((one) => !sameIn(loads, one)), ...loads])
}
