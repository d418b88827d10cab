import type { Permission } from '@capiz/domain/access'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { ClaimOwner } from '../../engines/provider/claims-sql.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { listPairs } from '../duplicate/pairs.ts'
import { listExpiring } from '../expiry/list.ts'
import { dueClaims } from '../verification/due-claims.ts'
import { allLabel, pooled, recordPath, type Found, type Item } from './item.ts'

/** Claims read at most: those later in the order are never among the first of all, and are counted alone. */
const mostClaims = 12

/** Proposals of a suspension read at most. */
const mostProposals = 50

/** Kinds of provider that the reader has one of two permissions for: facilities by the first, physicians by the second. */
const kindsWith = ({ permissions }: Principal, hf: Permission, phy: Permission): ClaimOwner[] => [
  ...(permissions.has(hf) ? (['facility'] as const) : []),
  ...(permissions.has(phy) ? (['physician'] as const) : []),
]

/** Query that narrows a list to the kinds of provider of its reader; empty where these are all. */
const ownersQuery = (kinds: readonly ClaimOwner[]): string =>
  kinds.length === 1 ? `&ownerType=${kinds.join('')}` : ''

/** Claims whose verification has come due again, the longest due first. */
export async function claimsToVerify(
  services: Services,
  principal: Principal,
  isDuty: boolean,
): Promise<Found> {
  const kinds = kindsWith(principal, 'HF_EDIT', 'PHY_EDIT')
  const { claims, all, late } = await dueClaims(services, kinds, mostClaims)
  if (all === 0) return { items: [] }
  const actor = pooled(isDuty)
  const items = claims.map(
    ({ ownerCode, ownerName, sourceCode, source, documentTypeCode, nextDue }): Item => {
      const key = [ownerCode, sourceCode, documentTypeCode ?? ''].join(' ')
      const query = new URLSearchParams({ ownerCode, sourceCode, claim: key })
      return {
        key: `claim ${key}`,
        kind: 'verification',
        actor,
        subject: ownerName,
        // the action says what to do
        label: source,
        action: 'Verify',
        dueDate: nextDue,
        route: `/iso-compliance/verification?${query.toString()}`,
      }
    },
  )
  const today = services.clock.today()
  const readLate = claims.filter(({ nextDue }) => nextDue < today).length
  return {
    items,
    unread: { actor, count: all - items.length, late: late - readLate },
    list: {
      actor,
      kind: 'verification',
      label: allLabel(all, 'verification due', 'verifications due'),
      count: all,
      route: `/iso-compliance/verification?state=STALE&sort=nextDue,ASC${ownersQuery(kinds)}`,
    },
  }
}

/** Suspensions that a rule proposes, each for a lapsed document of an accredited provider (ADR 47). */
export async function suspensionsToDecide(
  services: Services,
  principal: Principal,
  isDuty: boolean,
  today: IsoDate,
): Promise<Found> {
  const kinds = kindsWith(principal, 'HF_STATUS', 'PHY_STATUS')
  if (kinds.length === 0) return { items: [] }
  const ownerType = kinds.length === 1 ? kinds[0] : undefined
  const { content, totalElements } = await listExpiring(
    services,
    { effect: 'PROPOSE', ownerType, size: mostProposals },
    principal,
  )
  const actor = pooled(isDuty)
  const items = content.map((row): Item => {
    const { uuid, ownerName, ownerCode, docTypeLabel, validityDate } = row
    return {
      key: `suspension-${uuid}`,
      kind: 'suspension',
      actor,
      subject: ownerName,
      label: `Suspension proposed: ${docTypeLabel ?? 'a document'} ended on ${formatDay(validityDate ?? today)}`,
      action: 'Decide',
      dueDate: validityDate,
      route: `${recordPath(ownerCode)}?act=status`,
    }
  })
  // each is late: it is proposed because its document has lapsed
  const unread = totalElements - items.length
  return {
    items,
    unread: { actor, count: unread, late: unread },
    list: {
      actor,
      kind: 'suspension',
      label: allLabel(totalElements, 'proposed suspension', 'proposed suspensions'),
      count: totalElements,
      route: `/iso-compliance/expiring?effect=PROPOSE${ownersQuery(kinds)}`,
    },
  }
}

/** Pairs of records that may be the same, as one item. */
export async function pairsToCompare(
  services: Services,
  principal: Principal,
  isDuty: boolean,
): Promise<Item[]> {
  if (!principal.permissions.has('HF_EDIT') && !principal.permissions.has('PHY_EDIT')) return []
  const { totalElements } = await listPairs(services, { size: 1 }, principal)
  if (totalElements === 0) return []
  return [
    {
      key: 'duplicates',
      kind: 'duplicate',
      actor: pooled(isDuty),
      subject: plural(totalElements, 'likely duplicate', 'likely duplicates'),
      label: 'The same record may be kept twice',
      action: 'Compare',
      dueDate: null,
      route: '/duplicates',
    },
  ]
}
