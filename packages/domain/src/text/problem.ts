/** Messages that do not say which field they are about: beside a field they need not, in a list they do. */
const general =
  /^(?:Enter (?:this|text here|a date|a real date|a whole number|\d)|Use \d|Choose (?:one|a date)|Check this|This is missing|Expected here)/

/**
 * A message as it stands in a list of problems: with the name of its field in front, `Name: enter this.`, where it would not be
 * understood without. Without a name it stays as it is.
 */
export function namedProblem(field: string | undefined, message: string): string {
  if (field === undefined || !general.test(message)) return message
  return `${field}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
}
