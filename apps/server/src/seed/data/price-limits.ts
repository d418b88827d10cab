import type { SeedList } from './lists.ts'

/**
 * Limits to begin with: the administrator goes as far as the specification lets one person, every other role up to twice
 * the price before, a rates officer up to a quarter. A rates officer is asked for a reason beyond half more or less, and
 * beyond twice the middle price of the peers.
 */
const limits: readonly Readonly<Record<string, unknown>>[] = [
  {
    code: 'ADMINISTRATOR',
    description: 'System administrator: no limit',
    role: 'SYSTEM_ADMINISTRATOR',
  },
  {
    code: 'ALL',
    description: 'Every role: up to twice the price before',
    percent: 100,
    pesos: 500_000,
    droppedShare: 75,
  },
  {
    code: 'RATES-OFFICER',
    description: 'Rates officer: up to a quarter more or less',
    role: 'RATES_OFFICER',
    percent: 25,
    pesos: 50_000,
    droppedShare: 20,
    askPercent: 50,
    askPeerPercent: 100,
    askLines: 5,
  },
  {
    code: 'STANDARD',
    description: 'Rates officer: standard lists, which hold for every provider',
    role: 'RATES_OFFICER',
    sheetKind: 'standard-procedure-rate',
    percent: 10,
    pesos: 5000,
    droppedShare: 5,
    askPercent: 25,
    askLines: 5,
  },
]

/** The list of price limits; the retired entry names a kind and role of its own, since a limit stands once for its kind and role. */
export const priceLimits: SeedList = {
  base: 'price-limit',
  entries: limits,
  tiny: 2,
  retired: { role: 'APPROVER', sheetKind: 'discount-list' },
}
