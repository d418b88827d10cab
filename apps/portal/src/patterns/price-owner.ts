import { createContext, useContext } from 'react'

/** Whose prices a part of a record shows, and what the caller may do with them as the server says. */
export interface PriceOwner {
  kind: 'facility' | 'physician'
  code: string
  name: string
  canEdit: boolean
  /** the caller may propose prices, which then wait for approval */
  canRequest: boolean
}

/** The owner of the record around; a record that shows prices provides it. */
export const PriceOwnerContext = createContext<PriceOwner | undefined>(undefined)

/** The owner of the prices of the record around the calling part. */
export function usePriceOwner(): PriceOwner {
  const owner = useContext(PriceOwnerContext)
  if (owner === undefined) throw new Error('This part stands outside a record that has prices.')
  return owner
}
