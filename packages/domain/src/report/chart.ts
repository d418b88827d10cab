import { addDays, addMonths, dayOfWeek, daysBetween, formatDay, type IsoDate } from '../time/index.ts'
import type { ReportChart, ReportDeclaration } from './types.ts'

/** The rows that have one value in the column of a chart: how many, and what their amounts come to. */
export type ChartGroup = { readonly name: string | null; readonly rows: number; readonly sum: number }

/** A chart as it is drawn: what its bars are, and the bars from start to end. */
export type DrawnChart = {
  /** what a bar stands for, "Region" */
  readonly heading: string
  readonly bars: readonly { readonly label: string; readonly value: number }[]
}

/** The column whose amounts a chart adds up; undefined when it counts rows. */
export function summedColumn(chart: ReportChart): string | undefined {
  if (chart.kind === 'time') return chart.sum
  return chart.kind === 'names' ? chart.mean : undefined
}

/** Rows whose column is empty. */
export const notOnRecord = 'Not on record'

/** Bars a chart over time has at most; a longer time takes longer steps. */
const mostBars = 26

type Step = {
  readonly heading: string
  /** about how many days it has */
  readonly days: number
  readonly start: (day: IsoDate) => IsoDate
  readonly next: (start: IsoDate) => IsoDate
  readonly label: (start: IsoDate) => string
}

/** A step of some months of the year, from January on. */
const ofMonths = (heading: string, months: number, label: Step['label']): Step => ({
  heading,
  days: 30 * months,
  start: (day) => addMonths(`${day.slice(0, 7)}-01` as IsoDate, -((Number(day.slice(5, 7)) - 1) % months)),
  next: (start) => addMonths(start, months),
  label,
})

const week: Step = {
  heading: 'Week from',
  days: 7,
  start: (day) => addDays(day, -((dayOfWeek(day) + 6) % 7)),
  next: (start) => addDays(start, 7),
  label: formatDay,
}
const year = ofMonths('Year', 12, (start) => start.slice(0, 4))
const steps: readonly Step[] = [
  week,
  ofMonths('Month', 1, (start) => formatDay(start).slice(2)),
  ofMonths('Quarter', 3, (start) => `Q${Math.ceil(Number(start.slice(5, 7)) / 3)} ${start.slice(0, 4)}`),
]

/** Days gathered into the shortest steps that give a readable number of bars; a step without rows keeps its place. */
function overTime(groups: readonly ChartGroup[], valueOf: (group: ChartGroup) => number): DrawnChart {
  const dated = groups.filter((group) => group.name !== null)
  const days = dated.map(({ name }) => name as IsoDate).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return { heading: year.heading, bars: [] }
  const step = steps.find((one) => daysBetween(first, last) < one.days * (mostBars - 1)) ?? year
  const values = new Map<IsoDate, number>()
  for (let start = step.start(first); start <= last; start = step.next(start)) values.set(start, 0)
  for (const group of dated) {
    const start = step.start(group.name as IsoDate)
    values.set(start, (values.get(start) ?? 0) + valueOf(group))
  }
  const bars = [...values].map(([start, value]) => ({ label: step.label(start), value }))
  return { heading: step.heading, bars }
}

/** Draws the chart of a report from the groups of all its rows. */
export function drawChart(
  { columns }: ReportDeclaration,
  chart: ReportChart,
  groups: readonly ChartGroup[],
): DrawnChart {
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key
  const valueOf = (group: ChartGroup) => (summedColumn(chart) === undefined ? group.rows : group.sum)
  if (chart.kind === 'time') return overTime(groups, valueOf)
  const byName = new Map(groups.map((group) => [group.name, group]))
  const fixed = (names: readonly string[], label: (name: string) => string, value: typeof valueOf) =>
    names.map((name) => {
      const group = byName.get(name)
      return { label: label(name), value: group ? value(group) : 0 }
    })
  if (chart.kind === 'columns')
    return { heading: chart.heading, bars: fixed(Object.keys(chart.columns), labelOf, ({ sum }) => sum) }
  if (chart.kind === 'kinds')
    return { heading: labelOf(chart.by), bars: fixed(Object.keys(chart.tones), (name) => name, valueOf) }
  const bars = groups
    .map((group) => ({
      label: group.name ?? notOnRecord,
      value: chart.mean === undefined ? group.rows : group.sum / group.rows,
    }))
    .toSorted((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1))
  return { heading: labelOf(chart.by), bars }
}

/** Percent of a part, in whole numbers; 100 stands for all and for nothing less. */
const percentOf = (part: number, all: number): number =>
  part === all ? 100 : Math.min(99, Math.round((part / all) * 100))

/** Title of a drawn chart: its finding with numbers, "231 of 295 facilities are accredited (78%)", else what it shows. */
export function chartTitle(chart: ReportChart, { bars }: DrawnChart): string {
  if ((chart.kind !== 'columns' && chart.kind !== 'kinds') || chart.finding === undefined) return chart.title
  const { key, text } = chart.finding
  const keys = Object.keys(chart.kind === 'columns' ? chart.columns : chart.tones)
  const all = bars.reduce((sum, { value }) => sum + value, 0)
  const part = bars[keys.indexOf(key)]?.value
  if (part === undefined || all === 0) return chart.title
  const count = (value: number) => value.toLocaleString('en-PH')
  return `${count(part)} of ${count(all)} ${chart.measure.toLowerCase()} ${text} (${percentOf(part, all)}%)`
}
