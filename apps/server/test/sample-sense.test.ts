import { beforeAll, describe, expect, test } from 'vitest'
import { auditRows } from '../src/seed/audit.ts'
import { categoryFor, facilityKinds } from '../src/seed/facility-kinds.ts'
import { sexOf } from '../src/seed/data/people.ts'
import { sampleInputs, sampleOf, type Sample } from './support/sample.ts'

describe('the demo makes sense to a reader', () => {
  let sample: Sample
  beforeAll(() => {
    sample = sampleOf(sampleInputs('demo'))
  })

  test('a physician has the sex of the given name', () => {
    for (const { code, firstName, sex } of sample.physician)
      expect(sexOf(firstName, sex as 'F' | 'M'), `${code}: ${firstName}`).toBe(sex)
    const sexes = Map.groupBy(sample.physician, ({ sex }) => sex)
    for (const sex of ['F', 'M']) expect(sexes.get(sex)?.length).toBeGreaterThan(sample.physician.length / 4)
    expect(sample.physician.find(({ firstName }) => firstName === 'Imelda')?.sex).toBe('F')
  })

  test('a facility has the category its name says', () => {
    const named = sample.facility.filter(({ name }) => name.endsWith('Imaging Center'))
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named.map(({ categoryCode }) => categoryCode))).toEqual(new Set(['IMG']))
    for (const { code, name, typeCode, categoryCode } of sample.facility) {
      const kind = facilityKinds.find((one) => one.code === typeCode)
      expect(kind && categoryFor(name, categoryCode ?? '', kind), `${code}: ${name}`).toBe(categoryCode)
    }
  })

  test('only who reads images and specimens is a reader', () => {
    const fieldOf = new Map(sample.physician.map((one) => [one.id, one.primarySpecializationCode]))
    const readers = sample.affiliation.filter(({ relation }) => relation === 'READER')
    expect(readers.length).toBeGreaterThan(0)
    for (const { code, physicianId } of readers)
      expect(['RAD', 'PATH', 'NUC'], code).toContain(fieldOf.get(physicianId))
  })

  test('documents come at all times of the office day, and changes in the log differ', () => {
    const times = new Set(sample.attachment.map(({ uploadedDate }) => String(uploadedDate).slice(16, 21)))
    expect(times.size).toBeGreaterThan(100)
    const changes = [...auditRows(sampleInputs('demo'))].map((row) => JSON.stringify(row.changes))
    expect(new Set(changes).size).toBeGreaterThan(100)
  })
})
