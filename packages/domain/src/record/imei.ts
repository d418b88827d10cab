/** Whether a text is an IMEI: 15 digits whose last one is the Luhn check digit (domain model 9.10). */
export function isImei(text: string): boolean {
  if (!/^\d{15}$/u.test(text)) return false
  let sum = 0
  for (let at = 0; at < 15; at++) {
    const digit = Number(text[at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
