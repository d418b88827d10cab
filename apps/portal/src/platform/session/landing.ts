import { landingPage, type Marker } from '@capiz/domain/access'
import { call } from '../calls/api.ts'

/**
 * Code of the own record: the first result of the physician search or of the facility list with default paging, which
 * the server limits to the own record (specification 1, sections 2 and 7). The contract of those lists is loaded only
 * for the people who need it.
 */
async function findOwnCode(marker: Marker): Promise<string | undefined> {
  if (marker === 'PHY') {
    const { physician } = await import('@capiz/api/contract/physician')
    const page = await call(physician.rows, { query: { page: 0, size: 10 } })
    return page.content[0]?.code
  }
  const { facilityList } = await import('@capiz/api/contract/facility-list')
  const page = await call(facilityList.rows, { query: { page: 0, size: 10 } })
  return page.content[0]?.code
}

/** Returns the user's landing page, and the own code if any; an account linked to nothing gets its account page. */
export async function findLanding(
  marker: Marker,
  linkedCode: string | null,
): Promise<{ landing: string; ownCode: string | undefined }> {
  if (marker === 'ADMIN') return { landing: landingPage(marker), ownCode: undefined }
  const ownCode = (await findOwnCode(marker)) ?? linkedCode ?? undefined
  return { landing: ownCode === undefined ? '/account-updates' : landingPage(marker, ownCode), ownCode }
}
