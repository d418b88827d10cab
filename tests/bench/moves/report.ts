import { tableText } from '../figures.ts'
import { lastResults, saveResults } from '../results.ts'
import type { ScreenMoves } from './moves.ts'

const part = 'moves'
const goal = 100

/** Prints the slowest interaction of each screen beside the goal and the last run, and keeps them. */
export function reportMoves(moves: readonly ScreenMoves[]): void {
  const last = lastResults<ScreenMoves[]>(part) ?? []
  const rows = moves.map(({ screen, rounds, middle }) => [
    screen,
    `${middle} ms`,
    rounds.find(({ ms }) => ms === middle)?.act ?? '',
    last.find((one) => one.screen === screen)?.middle.toFixed(0) ?? '',
    middle < goal ? 'met' : 'missed',
  ])
  console.log(tableText([['screen', 'slowest', 'act', 'last run', `under ${goal} ms`], ...rows]))
  saveResults(part, moves)
}
