import { accreditationStatusCodes } from '@capiz/domain/accreditation'
import type { ReportPath } from '@capiz/domain/report'
import { manilaDay } from '@capiz/domain/time'
import type { TestApp } from '../harness.ts'
import { tinyToday } from '../setup/tiny-seed.ts'

/** A value of a filter or a cell. */
export type Value = string | number | boolean
/** Filters by their names. */
export type Query = Readonly<Record<string, Value>>
/** A row of a report by the keys of its columns. */
export type Cells = Readonly<Record<string, Value | null>>

/** A report beside a list that people see: the same filter gives the same number. */
export interface Comparison {
  report: ReportPath
  title: string
  /** filters the report is read with every time */
  base?: Query
  /** filters both know: how the list is asked for the value of the report's */
  shared: Readonly<Record<string, (value: Value) => Query>>
  /** what is counted in the report */
  count: (found: { rows: readonly Cells[]; totals: Cells | null }) => number
  /** how many the list has */
  list: (t: TestApp, query: Query, filters: Query) => Promise<number>
}

export const admin = { as: 'admin' }
export const every = { size: 1000 }
export const period = { from: '2000-01-01', to: '2100-01-01' }
export const year = Number(tinyToday.slice(0, 4))

export const same = (name: string) => (value: Value) => ({ [name]: value })
export const rows: Comparison['count'] = (found) => found.rows.length
export const distinct =
  (key: string): Comparison['count'] =>
  (found) =>
    new Set(found.rows.map((row) => row[key])).size
export const total =
  (key: string): Comparison['count'] =>
  ({ totals }) =>
    Number(totals?.[key] ?? 0)

/** A region of a physician's list is asked for by its name in the free text over city, province and region. */
export const physicianPlace = { region: same('location'), province: same('province'), city: same('city') }
export const facilityPlace = { region: same('region'), province: same('province'), city: same('city') }

export const facilities =
  (more: Query = {}): Comparison['list'] =>
  async (t, query) =>
    (await t.call('facility.rows', { query: { ...every, ...more, ...query } }, admin)).body.totalElements

type FullFacility = Awaited<ReturnType<typeof allFacilities>>[number]
const allFacilities = async (t: TestApp, query: Query) =>
  (await t.call('facility.list', { query: { ...every, ...query } }, admin)).body.content

export const facilitiesWhich =
  (keeps: (row: FullFacility, filters: Query) => boolean): Comparison['list'] =>
  async (t, query, filters) => {
    const { source: _source, days: _days, ...known } = query
    return (await allFacilities(t, known)).filter((row) => keeps(row, filters)).length
  }

export const physicians =
  (more: Query = {}): Comparison['list'] =>
  async (t, query) =>
    (await t.call('physician.rows', { query: { ...every, ...more, ...query } }, admin)).body.totalElements

type FullPhysician = Awaited<ReturnType<typeof allPhysicians>>[number]
export const allPhysicians = async (t: TestApp, query: Query) =>
  (await t.call('physician.list', { query: { ...every, ...query } }, admin)).body.content

export const physiciansWhich =
  (keeps: (row: FullPhysician, filters: Query) => boolean): Comparison['list'] =>
  async (t, query, filters) => {
    const { source: _source, ...known } = query
    return (await allPhysicians(t, known)).filter((row) => keeps(row, filters)).length
  }

const isOf = (value: Value | undefined, own: unknown): boolean => value === undefined || value === own
export const isRegistered = (
  { createdDate, source }: { createdDate: Date | string; source: string | null },
  filters: Query,
) => {
  const day = manilaDay(new Date(createdDate))
  return (
    day >= String(filters['from']) && day <= String(filters['to']) && isOf(filters['source'], source ?? '')
  )
}

/** Documents of providers of every status by the list of the desk. */
const documents =
  (ownerType: 'facility' | 'physician', bucket: string): Comparison['list'] =>
  async (t, query) => {
    const asked = {
      ...every,
      ownerType,
      bucket,
      accreditationStatusCode: accreditationStatusCodes.join(','),
      ...query,
    }
    return (await t.call('expiry.list', { query: asked }, admin)).body.totalElements
  }
/** Claims of accredited providers in one state, by the list of the verification desk. */
const claims =
  (ownerType: 'facility' | 'physician', state: string): Comparison['list'] =>
  async (t, query) => {
    const asked = { ...every, ownerType, state, accreditationStatusCode: 'ACCREDITED', ...query }
    return (await t.call('verification.list', { query: asked }, admin)).body.totalElements
  }
const documentFilters = {
  facility: {
    docType: same('docType'),
    facilityTypeCode: same('facilityTypeCode'),
    region: same('region'),
    healthFacilityCode: same('ownerCode'),
  },
  physician: { docType: same('docType'), region: same('region'), physicianCode: same('ownerCode') },
}
export const documentsOf = (owner: 'facility' | 'physician'): Comparison[] => {
  const report = owner === 'facility' ? 'health-facility-credentials' : 'physician-credentials'
  return [
    {
      report,
      title: 'required documents that are missing',
      base: { state: 'MISSING' },
      shared: documentFilters[owner],
      count: rows,
      list: documents(owner, 'missing'),
    },
    {
      report,
      title: 'documents that have expired',
      base: { state: 'EXPIRED' },
      shared: documentFilters[owner],
      count: rows,
      list: documents(owner, 'lapsed'),
    },
    {
      report,
      title: 'documents that expire within 30 days',
      base: { state: 'EXPIRING' },
      shared: documentFilters[owner],
      count: rows,
      list: documents(owner, '7,30'),
    },
  ]
}

/** Everything that does not hold of accredited providers, reason by reason, beside the lists of the two desks. */
export const gapsOf = (owner: 'facility' | 'physician'): Comparison[] => {
  const report =
    owner === 'facility' ? 'accredited-health-facilities-with-gaps' : 'accredited-physicians-with-gaps'
  const shared = { [owner === 'facility' ? 'healthFacilityCode' : 'physicianCode']: same('ownerCode') }
  const states = ['CONTRADICTED', 'UNPROVEN', 'STALE'] as const
  return [
    {
      report,
      title: 'expired documents of accredited providers',
      base: { gap: 'EXPIRED' },
      shared,
      count: rows,
      list: (t, query, filters) =>
        documents(owner, 'lapsed')(t, { accreditationStatusCode: 'ACCREDITED', ...query }, filters),
    },
    ...states.map((gap): Comparison => ({
      report,
      title: `claims of accredited providers that are ${gap}`,
      base: { gap },
      shared,
      count: rows,
      list: claims(owner, gap),
    })),
  ]
}

export const contractWithin = (row: FullFacility, days: number) => {
  const day = row.contractValidityDate
  const last = manilaDay(new Date(Date.parse(`${tinyToday}T00:00:00Z`) + days * 86_400_000))
  return row.accreditationStatusCode === 'ACCREDITED' && day !== null && day >= tinyToday && day <= last
}

export const publicPhysicians =
  (places: boolean): Comparison['list'] =>
  async (t, query, filters) => {
    const { content } = (await t.call('publicPhysician.search', { query: { size: 1000, ...query } }, {})).body
    const here = (city: string | null) => filters['city'] === undefined || city === filters['city']
    return places
      ? content.flatMap((row) => row.facilities).filter(({ city }) => here(city)).length
      : content.filter((row) => row.facilities.length > 0).length
  }

/** Physicians of societies with agreed rates, as the report of the societies names them. */
export async function membersOf(t: TestApp): Promise<Set<unknown>> {
  const { body } = await t.call('reportPreview.ahmopi-doctors-per-medical-society', { body: {} }, admin)
  if (body.totalRows > body.rows.length) throw new Error('The sample has more members than a preview shows.')
  return new Set(body.rows.map((row) => row['physicianCode']))
}

/** Codes of the physicians who practise in some region. */
export async function practising(t: TestApp): Promise<Set<string>> {
  const regions = await t.call('geography.regions', { query: { size: 100 } }, admin)
  const pages = await Promise.all(
    regions.body.content.map(({ description }) => allPhysicians(t, { location: description })),
  )
  return new Set(pages.flat().map(({ code }) => code))
}

export const memos: Comparison['list'] = async (t, query) =>
  (await t.call('memo.list', { query: { ...every, year: String(year), ...query } }, admin)).body.totalElements

/** Reports and the lists beside them, with the filters both have. */
