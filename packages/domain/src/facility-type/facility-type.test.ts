import { expect, it } from 'vitest'
import { rulesOfType } from './index.ts'

it.each([
  ['HOSP', ['hasBeds', 'needsBeds', 'hasDirector', 'hasLicence', 'hasPhilhealth']],
  ['INF', ['hasBeds', 'needsBeds', 'hasLicence', 'hasPhilhealth']],
  ['BIRTH', ['hasBeds', 'hasLicence', 'hasPhilhealth']],
  ['ASC', ['hasDirector', 'hasLicence', 'hasPhilhealth']],
  ['DIAL', ['hasLicence', 'hasPhilhealth']],
  ['CLIN', ['hasLicence']],
  ['DENT', []],
  ['REHAB', []],
  ['ADDED-LATER', ['hasLicence']],
])('%s asks for %j', (typeCode, asked) => {
  const rules = Object.entries(rulesOfType(typeCode))
  expect(rules.filter(([, holds]) => holds).map(([rule]) => rule)).toEqual(asked)
})
