// One file of more than 300 lines: one table of lists, each compared with its call by one test.
import { auditLog, accreditationHistory, activityLog } from '@capiz/api/contract/log'
import { expiry } from '@capiz/api/contract/expiry'
import { retention } from '@capiz/api/contract/privacy'
import { verification } from '@capiz/api/contract/verification'
import { facilityList } from '@capiz/api/contract/facility-list'
import { memo } from '@capiz/api/contract/memo'
import { requirementRule } from '@capiz/api/contract/maintenance'
import { outbox } from '@capiz/api/contract/admin'
import { physician } from '@capiz/api/contract/physician'
import { priceDay } from '@capiz/api/contract/price-day'
import { request } from '@capiz/api/contract/request'
import { user } from '@capiz/api/contract/auth'
import { priceSheetKindNames } from '@capiz/domain/fees'
import { recordKindNames } from '@capiz/domain/record'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { expect, it, vi } from 'vitest'
import {
  activityChanges,
  activityFilters,
  activityQuery,
  activitySchema,
} from '../features/audit/activity/activity-state.ts'
import { auditChanges, auditFilters, auditQuery, auditSchema } from '../features/audit/audit-state.ts'
import {
  historyChanges,
  historyFilters,
  historyQuery,
  historySchema,
} from '../features/audit/history-state.ts'
import {
  retentionChanges,
  retentionFilters,
  retentionQuery,
  retentionSchema,
} from '../features/audit/retention/retention-state.ts'
import {
  expiringChanges,
  expiringDays,
  expiringFilters,
  expiringQuery,
  expiringSchema,
} from '../features/expiry/expiring-state.ts'
import {
  claimsChanges,
  claimsFilters,
  claimsQuery,
  claimsSchema,
} from '../features/verification/claims-state.ts'
import { mainFilters } from '../features/facilities/list/main-filters.ts'
import * as facilities from '../features/facilities/list/list-state.ts'
import { moreFilters } from '../features/facilities/list/more-filters.ts'
import { physicianFilters } from '../features/physicians/list/filters.ts'
import * as physicians from '../features/physicians/list/list-state.ts'
import { boardChanges, boardChips, boardFilters, boardSchema } from '../features/prices/board/board-state.ts'
import * as sheets from '../features/prices/list/list-state.ts'
import { priceScreens } from '../features/prices/model/kinds.ts'
import { namesFrom } from '../features/prices/model/names.ts'
import * as records from '../features/records/list/list-state.ts'
import { memoChanges, memoFilters, memoQuery, memoSchema } from '../features/records/memos/memo-state.ts'
import { recordScreens } from '../features/records/model/screens.ts'
import { ruleChanges, ruleFilters, ruleQuery, ruleSchema } from '../features/reference/rules/rules-state.ts'
import {
  queueChanges,
  queueDays,
  queueFilters,
  queueQuery,
  queueSchema,
} from '../features/requests/queue-state.ts'
import { outboxChanges, outboxFilters, outboxQuery, outboxSchema } from '../features/security/outbox-state.ts'
import { userChanges, userFilters, userListSchema, userQuery } from '../features/security/users/user-state.ts'
import { readUrlState, type UrlSchema } from '../platform/routing/url-state.ts'

// what is tested here decides without asking the server
vi.mock('../platform/calls/api.ts', () => ({ call: vi.fn() }))

const today = '2026-11-23'
const place = new Set(['page', 'size', 'sort'])

/** A list with its search box, its filters and its days, as its screen makes them. */
interface Offered {
  call: { query?: unknown }
  filters: readonly FilterDeclaration[]
  /** what the box above the list and the days beside it set, by name of the state */
  typed?: Readonly<Record<string, string>>
  /** parameters the list is for everybody, with the reason for not offering them */
  except?: Readonly<Record<string, string>>
  queryOf: (values: FilterValues | undefined, typed: Readonly<Record<string, string>>) => object
}

function offered<S extends object>(list: {
  call: { query?: unknown }
  schema: UrlSchema<S>
  filters: readonly FilterDeclaration[]
  changes: (values: FilterValues) => Partial<S>
  query: (state: S) => object
  typed?: Readonly<Record<string, string>>
  except?: Readonly<Record<string, string>>
}): Offered {
  const first = readUrlState(list.schema, new URLSearchParams())
  return {
    ...list,
    queryOf: (values, typed) => list.query({ ...first, ...typed, ...(values && list.changes(values)) }),
  }
}

const option = [{ value: 'X1', label: 'One' }]
const found = 'the search box finds it'
const alias = 'another name of a filter that is offered'
const ofRecord = 'the record of the provider lists its own'
const days = (list: readonly { name: string }[]) => Object.fromEntries(list.map(({ name }) => [name, today]))

const lists: Readonly<Record<string, Offered>> = {
  facilities: offered({
    call: facilityList.rows,
    schema: facilities.listSchema,
    filters: [...mainFilters(option, ['Capiz']), ...moreFilters(option)],
    changes: facilities.changesOf,
    query: facilities.queryOf,
    typed: { term: 'x', ...days(facilities.listDays) },
    except: {
      name: found,
      code: found,
      type: alias,
      status: alias,
      location: 'city, province and region are offered one by one',
      preferredNetworkAll: 'it lifts a filter that may be left out',
    },
  }),
  physicians: offered({
    call: physician.rows,
    schema: physicians.listSchema,
    filters: physicianFilters({
      specialties: [{ code: 'IM' }],
      subspecialties: [{ code: 'CARD' }],
      provinces: [{ code: '1', description: 'Capiz' }],
    }),
    changes: physicians.changesOf,
    query: physicians.queryOf,
    typed: { term: 'x' },
    except: {
      name: found,
      code: found,
      prcNumber: found,
      doctorCodeOrName: found,
      status: alias,
      providerType: alias,
      location: 'city and province are offered one by one',
    },
  }),
  requests: offered({
    call: request.list,
    schema: queueSchema,
    filters: queueFilters(true, { counts: new Map(), people: [{ code: 'USR0000001', name: 'Ana' }] }),
    changes: queueChanges,
    query: queueQuery,
    typed: { term: 'x', ...days(queueDays) },
    except: {
      requesterCode: 'the account page lists what its user asked for',
      applicantCode: ofRecord,
    },
  }),
  claims: offered({
    call: verification.list,
    schema: claimsSchema,
    filters: claimsFilters({ sources: option, types: option }),
    changes: claimsChanges,
    query: claimsQuery,
    typed: { owner: 'x' },
  }),
  'expiring documents': offered({
    call: expiry.list,
    schema: expiringSchema,
    filters: expiringFilters({ types: option, regions: option, facilityTypes: option }),
    changes: expiringChanges,
    query: expiringQuery,
    typed: { owner: 'x', ...days(expiringDays) },
    except: { bucket: 'the groups are the tabs of the list' },
  }),
  memos: offered({
    call: memo.list,
    schema: memoSchema,
    filters: memoFilters(today),
    changes: memoChanges,
    query: memoQuery,
    typed: { owner: 'x' },
    except: {
      ownerCode: ofRecord,
      from: 'year and month are offered',
      to: 'year and month are offered',
    },
  }),
  'audit log': offered({
    call: auditLog.list,
    schema: auditSchema,
    filters: auditFilters([]),
    changes: auditChanges,
    query: (state) => auditQuery(state, today),
    typed: { actor: 'x' },
    except: { updatedTo: 'the period that is offered ends today' },
  }),
  'accreditation history': offered({
    call: accreditationHistory.list,
    schema: historySchema,
    filters: historyFilters,
    changes: historyChanges,
    query: (state) => historyQuery(state, today),
    typed: { record: 'x' },
    except: { updatedTo: 'the period that is offered ends today' },
  }),
  activities: offered({
    call: activityLog.list,
    schema: activitySchema,
    filters: activityFilters(today),
    changes: activityChanges,
    query: activityQuery,
    typed: { term: 'x' },
  }),
  retention: offered({
    call: retention.list,
    schema: retentionSchema,
    filters: retentionFilters,
    changes: retentionChanges,
    query: retentionQuery,
  }),
  outbox: offered({
    call: outbox.list,
    schema: outboxSchema,
    filters: outboxFilters,
    changes: outboxChanges,
    query: outboxQuery,
    typed: { recipient: 'x' },
  }),
  users: offered({
    call: user.list,
    schema: userListSchema,
    filters: userFilters(option),
    changes: userChanges,
    query: userQuery,
    typed: { name: 'x' },
  }),
  'requirement rules': offered({
    call: requirementRule.list,
    schema: ruleSchema,
    filters: ruleFilters,
    changes: ruleChanges,
    query: ruleQuery,
  }),
  'price board': offered({
    call: priceDay.board,
    schema: boardSchema,
    filters: boardChips(option),
    changes: boardChanges,
    query: boardFilters,
    typed: { from: today, to: today, knownAt: today },
  }),
  ...Object.fromEntries(
    priceSheetKindNames.map((kind) => {
      const screen = priceScreens[kind]
      const list = offered({
        call: screen.calls.list,
        schema: sheets.listSchema,
        filters: sheets.listFilters(screen, namesFrom({})),
        changes: sheets.filterChanges,
        query: (state) => sheets.listQuery(screen, state),
        typed: { term: 'x', ...days(sheets.sheetDays) },
      })
      return [`prices: ${kind}`, list]
    }),
  ),
  ...Object.fromEntries(
    recordKindNames.map((kind) => {
      const screen = recordScreens[kind]
      const filters = records.listFilters(screen, () => [], today)
      const list = offered({
        call: screen.list,
        schema: records.listSchema(screen),
        filters,
        changes: (values) => records.chipChanges(filters, values),
        query: (state) => Object.fromEntries(Object.entries(records.listQuery(screen, state))),
        typed: { term: 'x', ...days(records.dayFilters(screen)) },
        except: { code: found },
      })
      return [`records: ${kind}`, list]
    }),
  ),
}

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The parameters that somebody can set on the screen: one filter after the other, the box and the days. */
function settable({ filters, typed = {}, queryOf }: Offered): Set<string> {
  const queries = [
    queryOf(undefined, typed),
    ...filters.flatMap(({ id, options = [{ value: 'x' }] }) =>
      (options.length === 0 ? [{ value: 'x' }] : options).map(({ value }) => queryOf({ [id]: [value] }, {})),
    ),
  ]
  return new Set(
    queries.flatMap((query) =>
      Object.entries(query)
        .filter(([, value]) => isSet(value))
        .map(([name]) => name),
    ),
  )
}

it.each(Object.entries(lists))('%s: every filter the call takes is offered, or said why not', (_, list) => {
  const { call, except = {} } = list
  const declared = Object.keys((call.query as { entries: object }).entries).filter((name) => !place.has(name))
  const can = settable(list)
  expect(declared.filter((name) => !can.has(name) && !(name in except))).toEqual([])
  // an exception that is offered after all, or no parameter any more, is taken out
  expect(Object.keys(except).filter((name) => can.has(name) && name !== 'code')).toEqual([])
})
