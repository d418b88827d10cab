import type { roleInsight } from '@capiz/api/contract/admin'
import type { OutputOf } from '@capiz/api/contract/define'
import { permissionGroups, seedRoles } from '@capiz/domain/access'
import { capitalise, joinList } from '@capiz/domain/text'
import type { SignedIn } from '../../../platform/session/state.ts'

/** A role as its holders meet the product. */
export type DryView = OutputOf<typeof roleInsight.view>

const landings = { PHY: '/doctor/own', HFC: '/health-facility/own', ADMIN: '/dashboard' } as const

/** A user who holds the role, made up from the present one, for asking what such a user sees. */
export function holderOf({ role, marker }: DryView, me: SignedIn): SignedIn {
  return {
    status: 'in',
    user: { ...me.user, temporaryPassword: false, lacksFactor: false },
    marker,
    permissions: new Set([...role.permissions, marker]),
    landing: landings[marker],
    ownCode: marker === 'ADMIN' ? undefined : 'own',
  }
}

/** The granted and missing permissions of a role in one part of the product, as sentences. */
export interface AreaView {
  area: string
  may: string
  mayNot: string
}

const reaches: Readonly<Record<string, string>> = { own: ' (own record)', affiliated: ' (affiliated)' }

const sentence = (labels: readonly string[]): string => capitalise(joinList(labels))

/** Returns the granted and missing permissions of the role, part by part. */
export function areasOf({ role }: DryView): AreaView[] {
  const grants = seedRoles.find(({ code }) => code === role.code)?.grants
  return permissionGroups.map(({ label, permissions }) => {
    const all = permissions.map((permission) => ({
      isGranted: role.permissions.includes(permission.code),
      labels: `${permission.label.toLowerCase()}${reaches[grants?.[permission.code] ?? 'all'] ?? ''}`,
    }))
    const labelsOf = (isGranted: boolean) =>
      sentence(all.filter((one) => one.isGranted === isGranted).map(({ labels }) => labels))
    return { area: label, may: labelsOf(true), mayNot: labelsOf(false) }
  })
}
