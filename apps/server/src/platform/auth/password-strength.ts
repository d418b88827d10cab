import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Words that are near at hand here: the product, the trade, places, greetings. */
const nearAtHand = [
  'capiz',
  'portal',
  'accreditation',
  'accredited',
  'hmo',
  'medicard',
  'philhealth',
  'hospital',
  'clinic',
  'dental',
  'dentist',
  'doctor',
  'physician',
  'medical',
  'health',
  'coordinator',
  'philippines',
  'pilipinas',
  'pinoy',
  'manila',
  'maynila',
  'cebu',
  'davao',
  'iloilo',
  'quezon',
  'makati',
  'mabuhay',
  'salamat',
  'mahal',
  'mahalkita',
  'kita',
  'bahala',
  'tagalog',
  'temporary',
  'changeme',
]

/** Letters that are looked at: the time of an estimate grows faster than the password. */
const mostLetters = 40

/** The highest of five scores: more than 10^10 guesses. */
const strong = 4

let estimator: ZxcvbnFactory | undefined

/** Reads its word lists at first use: few processes ever judge a password, and start-up does not wait for it. */
function loaded(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english, nearAtHand },
    graphs: adjacencyGraphs,
  })
  return estimator
}

/** Whether a password falls to fewer than 10^10 guesses of somebody who knows words, patterns and the user. */
export function isGuessable(password: string, known: readonly string[]): boolean {
  return loaded().check(password.slice(0, mostLetters), [...known]).score < strong
}
