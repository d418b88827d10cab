import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { SeedInputs } from './context.ts'
import { withoutDoctors } from './data/fixtures.ts'
import { seedFacility } from './facility.ts'
import { regionOfCity } from './geography.ts'
import { reach, type Level } from './size.ts'
import { facilityStory } from './stories/index.ts'

/** A facility doctors practise at. */
interface Place {
  index: number
  typeCode: string
  region: string
  status: AccreditationStatusCode
}

/** The facilities doctors practise at, by what they are looked up by. */
interface Places {
  /** status of every facility, by index */
  statuses: readonly AccreditationStatusCode[]
  ofType: ReadonlyMap<string, readonly Place[]>
  /** by type and region */
  ofRegion: ReadonlyMap<string, readonly Place[]>
  /** those without a part or a story */
  ofStatus: ReadonlyMap<string, readonly Place[]>
  /** accredited hospitals */
  hospitals: readonly Place[]
}

function collect(inputs: SeedInputs, level: Level): Places {
  const facilities = Array.from({ length: reach('facility', level) }, (_, index) =>
    seedFacility(inputs, index),
  )
  const all = facilities
    .filter(({ index, accepted, status }) => index !== withoutDoctors && accepted && status !== 'DISAPPROVED')
    .map(({ index, form, status }) => ({
      index,
      typeCode: form.typeCode,
      region: regionOfCity(form.addresses[0]?.cityId ?? 1),
      status,
    }))
  return {
    statuses: facilities.map(({ status }) => status),
    ofType: Map.groupBy(all, ({ typeCode }) => typeCode),
    ofRegion: Map.groupBy(all, ({ typeCode, region }) => `${typeCode} ${region}`),
    ofStatus: Map.groupBy(
      all.filter(({ index }) => !facilityStory(index) && index >= reach('facility', 0)),
      ({ status }) => status,
    ),
    hospitals: all.filter(({ typeCode, status }) => typeCode === 'HOSP' && status === 'ACCREDITED'),
  }
}

const known = new WeakMap<SeedInputs, Map<Level, Places>>()

/** The facilities of a level and those below it that doctors practise at. */
export function placesAt(inputs: SeedInputs, level: Level): Places {
  const levels = known.get(inputs) ?? new Map<Level, Places>()
  known.set(inputs, levels)
  const found = levels.get(level) ?? collect(inputs, level)
  levels.set(level, found)
  return found
}
