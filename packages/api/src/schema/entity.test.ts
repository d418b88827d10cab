import { type FacilityField, facilityFields } from '@capiz/domain/facility'
import type { EntityField } from '@capiz/domain/field'
import { type PhysicianField, physicianFields } from '@capiz/domain/physician'
import type { InferOutput } from 'valibot'
import { expect, expectTypeOf, it } from 'vitest'
import { Facility } from './facility.ts'
import { FacilityInput } from './facility-form.ts'
import { Physician, PhysicianInput } from './physician.ts'

/** The keys that control a save and are no fields of the record. */
type Steering =
  | 'code'
  | 'version'
  | 'confirmDuplicates'
  | 'accreditationStatusCode'
  | 'effectiveDate'
  | 'reason'
  | 'statusRemarks'
  | 'until'

type Entered<F extends EntityField> = Exclude<F, { server: true }>['name']
type Taken<S> = Exclude<keyof S, Steering>

const entered = (fields: readonly EntityField[]): string[] =>
  fields.filter(({ server }) => server !== true).map(({ name }) => name)
const taken = (entries: object, steering: readonly string[]): string[] =>
  Object.keys(entries).filter((name) => !steering.includes(name))

it('declares every field a facility is saved with, and no other', () => {
  expectTypeOf<Taken<InferOutput<typeof FacilityInput>>>().toEqualTypeOf<Entered<FacilityField>>()
  const steering = ['code', 'version', 'confirmDuplicates']
  expect(taken(FacilityInput.entries, steering).toSorted()).toEqual(entered(facilityFields).toSorted())
})

it('declares every field a physician is saved with, and no other', () => {
  expectTypeOf<Taken<InferOutput<typeof PhysicianInput>>>().toEqualTypeOf<Entered<PhysicianField>>()
  const steering = [
    'code',
    'version',
    'confirmDuplicates',
    'accreditationStatusCode',
    'effectiveDate',
    'reason',
    'statusRemarks',
    'until',
  ]
  expect(taken(PhysicianInput.entries, steering).toSorted()).toEqual(entered(physicianFields).toSorted())
})

it('answers every declared field', () => {
  const answered = Object.keys(Facility.entries)
  expect(answered).toEqual(expect.arrayContaining(facilityFields.map(({ name }) => name)))
  expect(Object.keys(Physician.entries)).toEqual(
    expect.arrayContaining(physicianFields.map(({ name }) => name)),
  )
})

it('infers the values of declared fields', () => {
  type Saved = InferOutput<typeof FacilityInput>
  expectTypeOf<Saved['ownership']>().toEqualTypeOf<'GOVERNMENT' | 'PRIVATE'>()
  expectTypeOf<Saved['bedCapacity']>().toEqualTypeOf<number | null>()
  expectTypeOf<Saved['creditTermDays']>().toEqualTypeOf<number>()
  expectTypeOf<InferOutput<typeof Facility>['name']>().toEqualTypeOf<string>()
  expectTypeOf<InferOutput<typeof Facility>['tin']>().toEqualTypeOf<string | null>()
})
