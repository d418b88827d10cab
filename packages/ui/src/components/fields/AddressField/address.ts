/** Codes of the chosen places; null while nothing is chosen. */
export interface Address {
  region: string | null
  province: string | null
  city: string | null
}

/** A new address and what a screen reader says about parts that were cleared on the way. */
export interface AddressChange {
  address: Address
  message: string
}

/** Chooses a region; another region clears province and city. */
export function changeRegion(address: Address, region: string | null): AddressChange {
  if (region === address.region) return { address, message: '' }
  const cleared = [address.province !== null && 'Province', address.city !== null && 'city'].filter(
    (name) => name !== false,
  )
  return { address: { region, province: null, city: null }, message: clearedMessage(cleared, 'region') }
}

/** Chooses a province; another province clears the city. */
export function changeProvince(address: Address, province: string | null): AddressChange {
  if (province === address.province) return { address, message: '' }
  const cleared = address.city === null ? [] : ['City']
  return { address: { ...address, province, city: null }, message: clearedMessage(cleared, 'province') }
}

/** Chooses a city. */
export function changeCity(address: Address, city: string | null): AddressChange {
  return { address: { ...address, city }, message: '' }
}

function clearedMessage(cleared: readonly string[], cause: string): string {
  const [first, second] = cleared
  if (first === undefined) return ''
  const names = second === undefined ? `${first} was` : `${first} and ${second} were`
  return `${names[0]?.toUpperCase()}${names.slice(1)} cleared because the ${cause} changed.`
}
