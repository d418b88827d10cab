import { type PriceSheetKindName, priceSheetKinds } from '@capiz/domain/fees'

/** Returns the path of the prices of one kind of one owner: a part of its record, or of the rates. */
export function pricePath(kind: PriceSheetKindName, owner: string): string {
  const { owner: type, path } = priceSheetKinds[kind]
  const code = encodeURIComponent(owner)
  if (type === 'facility') return `/health-facility/${code}/${path}`
  if (type === 'physician') return `/doctor/${code}/${path}`
  return type === 'society' ? `/rates/${path}/${code}` : `/rates/${path}`
}
