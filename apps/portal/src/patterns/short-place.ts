/**
 * Returns a city and its province for a column: "City of Manila" is "Manila" and "Island Garden City of Samal" is "Samal",
 * since the column says that it holds cities. Parts that are missing are left out.
 */
export function shortPlace(city: string | null | undefined, province: string | null | undefined): string {
  const short = city?.replace(/^(?:[\p{L} ]+ )?City of /u, '')
  return [short, province].filter(Boolean).join(', ')
}
