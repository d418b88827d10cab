export function Account() {
  return null
}
