const withBeds = ['HOSP', 'INF', 'BIRTH']
const withSomeBed = ['HOSP', 'INF']
const withDirector = ['HOSP', 'ASC']

/** Types of facilities that work without a DOH licence to operate (domain model 4.5). */
export const typesWithoutLicence: readonly string[] = ['DENT', 'REHAB']

/** Types of facilities that PhilHealth accredits (domain model 4.5). */
export const typesWithPhilhealth: readonly string[] = ['HOSP', 'INF', 'ASC', 'DIAL', 'BIRTH']

/** The requirements of a type of facility (domain model 6.1 and 4.5). */
export interface TypeRules {
  /** it takes patients in, so it states its beds */
  hasBeds: boolean
  /** no beds at all would be a mistake */
  needsBeds: boolean
  hasDirector: boolean
  hasLicence: boolean
  hasPhilhealth: boolean
}

/** Which questions a facility type brings, by its code; a type added to the list later asks for the licence only. */
export function rulesOfType(typeCode: string): TypeRules {
  return {
    hasBeds: withBeds.includes(typeCode),
    needsBeds: withSomeBed.includes(typeCode),
    hasDirector: withDirector.includes(typeCode),
    hasLicence: !typesWithoutLicence.includes(typeCode),
    hasPhilhealth: typesWithPhilhealth.includes(typeCode),
  }
}
