import type { roleInsight } from '@capiz/api/contract/admin'
import type { OutputOf } from '@capiz/api/contract/define'
import { seedRoles, type Permission } from '@capiz/domain/access'
import { joinWords } from '@capiz/domain/text'
import type { SignedIn } from '../../../app/session/state.ts'
import { permissionAreas } from './permission-words.ts'

/** A role as its holders meet the product. */
export type DryView = OutputOf<typeof roleInsight.view>

const landings = { PHY: '/doctor/own', HFC: '/health-facility/own', ADMIN: '/dashboard' } as const

/** A user who holds the role, made up from the present one, for asking what such a user sees. */
export function holderOf({ role, marker }: DryView, me: SignedIn): SignedIn {
  return {
    status: 'in',
    user: { ...me.user, temporaryPassword: false },
    marker,
    permissions: new Set([...role.permissions, marker]),
    landing: landings[marker],
    ownCode: marker === 'ADMIN' ? undefined : 'own',
  }
}

/** What a role may and may not do in one part of the product, as sentences. */
export interface AreaView {
  area: string
  may: string
  mayNot: string
}

const reaches: Readonly<Record<string, string>> = { own: ' (own record)', affiliated: ' (affiliated)' }

const sentence = (words: readonly string[]): string => {
  const text = joinWords(words)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the role may and may not do, part by part. */
export function areasOf({ role }: DryView): AreaView[] {
  const grants = seedRoles.find(({ code }) => code === role.code)?.grants
  return permissionAreas.map(({ label, permissions }) => {
    const all = Object.entries(permissions).map(([id, words]) => ({
      isHeld: role.permissions.includes(id),
      words: `${words.label.toLowerCase()}${reaches[grants?.[id as Permission] ?? 'all'] ?? ''}`,
    }))
    const wordsOf = (isHeld: boolean) =>
      sentence(all.filter((one) => one.isHeld === isHeld).map(({ words }) => words))
    return { area: label, may: wordsOf(true), mayNot: wordsOf(false) }
  })
}
