import type { ReactElement } from 'react'
import type { InsteadProps } from './LaterInstead.tsx'
import { Nearest } from './physicians/Nearest.tsx'
import { WiderFacilities, WiderPhysicians } from './WiderSearches.tsx'

/** Searches that find something where this one found nothing, and physicians near the place. */
export function Instead({ facilities, physicians }: InsteadProps): ReactElement {
  return (
    <>
      {facilities && <WiderFacilities state={facilities} />}
      {physicians && (
        <>
          <WiderPhysicians state={physicians} />
          <Nearest state={physicians} />
        </>
      )}
    </>
  )
}
