const withBeds = ['HOSP', 'INF', 'BIRTH']
const bedsAboveZero = ['HOSP', 'INF']
const withDirector = ['HOSP', 'ASC']
const withoutLicence = ['DENT', 'REHAB']
const withPhilhealth = ['HOSP', 'INF', 'ASC', 'DIAL', 'BIRTH']

/** What the type of a facility asks for (domain model 6.1 and 4.5). */
export interface TypeRules {
  hasBeds: boolean
  needsBeds: boolean
  hasDirector: boolean
  hasLicence: boolean
  hasPhilhealth: boolean
}

/** Which questions a facility type brings; the server asks for the same again when the application arrives. */
export function rulesOfType(typeCode: string): TypeRules {
  return {
    hasBeds: withBeds.includes(typeCode),
    needsBeds: bedsAboveZero.includes(typeCode),
    hasDirector: withDirector.includes(typeCode),
    hasLicence: !withoutLicence.includes(typeCode),
    hasPhilhealth: withPhilhealth.includes(typeCode),
  }
}
