/** A row of the measured tables. */
export interface Row {
  code: string
  name: string
  type: string
  city: string
  status: string
  until: string
  physicians: number
}

const statuses = ['ACCREDITED', 'ON_PROCESS', 'SUSPENDED', 'FOR_PAYMENT_ONLY']

/** The rows of a page; every page has other ones. */
export const rowsOf = (page: number, size: number): Row[] =>
  Array.from({ length: size }, (_, at) => {
    const number = page * size + at
    return {
      code: `HF${String(number).padStart(7, '0')}`,
      name: `Invented facility ${number}`,
      type: number % 3 === 0 ? 'Hospital' : 'Clinic',
      city: `City ${number % 40}`,
      status: statuses[number % 4] ?? '',
      until: '31 Mar 2027',
      physicians: number % 300,
    }
  })

/** The state that drives a table under measurement: the page, its direction and the selection. */
export interface State {
  rows: readonly Row[]
  size: number
  page: number
  isDescending: boolean
  selection: ReadonlySet<string>
}

/** The measured action: another page, the page the other way round, one row selected, all rows of the page selected. */
export type Action = 'flip' | 'sort' | 'one' | 'all'

/** The state after an action was taken for the given time. */
export function act(state: State, action: Action, turn: number): State {
  switch (action) {
    case 'flip': {
      const page = state.page + 1
      return { ...state, page, rows: rowsOf(page, state.size) }
    }
    case 'sort':
      return { ...state, isDescending: !state.isDescending, rows: state.rows.toReversed() }
    case 'one': {
      const key = state.rows[(turn * 7) % state.size]?.code ?? ''
      const selection = new Set(state.selection)
      if (!selection.delete(key)) selection.add(key)
      return { ...state, selection }
    }
    default:
      return {
        ...state,
        selection: state.selection.size > 0 ? new Set() : new Set(state.rows.map((row) => row.code)),
      }
  }
}
