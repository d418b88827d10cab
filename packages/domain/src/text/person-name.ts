/** The parts of a person's name. */
export interface NameParts {
  lastName: string
  firstName: string
  middleName?: string | null
  suffix?: string | null
}

/** Last name, then first and middle name, as lists and letters show a person: "Abad, Alfredo Cruz Jr.". */
export function personName({ lastName, firstName, middleName, suffix }: NameParts): string {
  return `${lastName}, ${[firstName, middleName, suffix].filter(Boolean).join(' ')}`
}
