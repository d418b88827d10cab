interface Named {
  lastName: string
  firstName: string
  middleName: string | null
  suffix: string | null
}

/** Last name, then first and middle name, as lists and letters show a person. */
export function nameOf({ lastName, firstName, middleName, suffix }: Named): string {
  return `${lastName}, ${[firstName, middleName, suffix].filter(Boolean).join(' ')}`
}
