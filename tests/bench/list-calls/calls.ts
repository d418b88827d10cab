import type { Product } from './product.ts'

/** A call to time: its path for each round, on our server and on the peer, and its goals. */
export interface TimedCall {
  name: string
  /** the table that one write a second goes to */
  table: 'physician' | 'facility'
  /** always the same call, which memory answers; left out where there is none */
  repeated?: string
  /** never the same call twice */
  fresh: (round: number) => string
  /** the call of the peer; left out where it has none like it */
  peer?: (round: number) => string
  /** times as many replies a second as the peer */
  goal?: number
}

const nth = <T>(values: readonly T[], round: number): T => values[round % values.length] as T

/**
 * Returns a query as a text of its own for each round: empty parameters change nothing but the text by which a reply is
 * kept, so that memory cannot answer what was asked before.
 */
export function unlike(query: string, round: number): string {
  const empty = (turn: number) => '&'.repeat(Math.floor(round / 60 ** turn) % 60)
  // before, behind and between the parameters: 216,000 texts, more than a run asks for
  return `${empty(0)}${query.replace('&', `&${empty(2)}`)}${empty(1)}`
}

const statuses = ['ON_PROCESS', 'FOR_PAYMENT_ONLY', 'DISACCREDITED', 'SUSPENDED']
const peerStatuses = ['ON_PROCESS', 'FOR_PAYMENT_ONLY', 'DISACCREDITED', 'BLOCKED']
const peerNames = 'LUKE CARMEL RIZAL BONIFACIO MERCY CROSS LOURDES AQUINO QUIRINO MABINI LUNA'.split(' ')

interface Names {
  content: { lastName: string; firstName: string }[]
}

/** The calls, with texts to search for that are in the sample. */
export async function timedCalls(product: Product): Promise<TimedCall[]> {
  const { content } = await product.get<Names>('/api/accr/phy/list?size=1000&sort=code,ASC')
  const names = [...new Set(content.map(({ lastName }) => encodeURIComponent(lastName)))]
  // a first name and the beginning of a last one: enough of them that no count is asked for twice within a run
  const rare = content.map(({ firstName, lastName }) =>
    encodeURIComponent(`${firstName} ${lastName.slice(0, 3)}`),
  )
  const cities = await product.get<{ content: { description: string }[] }>('/api/accr/city?size=200')
  const places = cities.content.map(({ description }) => encodeURIComponent(description))
  const physicians = (query: string) => `/api/accr/phy/list?${query}`
  const facilities = (query: string) => `/api/accr/hf/list?${query}`
  return [
    {
      name: 'first page',
      table: 'physician',
      repeated: physicians('page=0&size=10'),
      fresh: (round) => physicians(unlike(`page=${round % 20}&size=10`, round)),
      peer: (round) => `/hf?size=10&page=${round % 20}`,
      goal: 4,
    },
    {
      name: 'filtered page',
      table: 'physician',
      repeated: physicians('page=0&size=10&status=ON_PROCESS'),
      fresh: (round) =>
        physicians(unlike(`page=${round % 20}&size=10&status=${nth(statuses, round >> 3)}`, round)),
      peer: (round) => `/hf?size=10&page=${round % 20}&status=${nth(peerStatuses, round >> 3)}`,
      goal: 4,
    },
    {
      name: 'filtered page, new filter',
      table: 'physician',
      fresh: (round) => {
        const status = nth(statuses, Math.floor(round / places.length))
        return physicians(unlike(`page=0&size=10&status=${status}&city=${nth(places, round)}`, round))
      },
      peer: (round) => `/hf?size=10&page=${round % 20}&status=${nth(peerStatuses, round >> 3)}`,
    },
    {
      name: 'name search',
      table: 'physician',
      repeated: physicians('page=0&size=10&name=SANTOS'),
      fresh: (round) => physicians(unlike(`page=0&size=10&name=${nth(names, round)}`, round)),
      peer: (round) => `/hf?size=10&name=${nth(peerNames, round)}`,
      goal: 4,
    },
    {
      name: 'name search, new text',
      table: 'physician',
      fresh: (round) => physicians(unlike(`page=0&size=10&name=${nth(rare, round)}`, round)),
      peer: (round) => `/hf?size=10&name=${nth(peerNames, round)}`,
    },
    {
      name: 'page 9,000',
      table: 'physician',
      repeated: physicians('page=9000&size=10'),
      fresh: (round) => physicians(unlike(`page=${8900 + (round % 200)}&size=10`, round)),
      peer: (round) => `/hf?size=10&page=${8900 + (round % 200)}`,
    },
    {
      name: 'facility list',
      table: 'facility',
      repeated: facilities('page=0&size=10'),
      fresh: (round) => facilities(unlike(`page=${round % 20}&size=10`, round)),
      peer: (round) => `/hf?size=10&page=${round % 20}`,
    },
  ]
}
