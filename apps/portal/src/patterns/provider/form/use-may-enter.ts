import type { EntityField } from '@capiz/domain/field'
import { useCan, useUser } from '../../../platform/session/session.ts'

/** Returns whether the caller enters a field: providers enter neither what staff keep nor what they may not change. */
export function useMayEnter(): (field: EntityField) => boolean {
  const isStaff = useUser().marker === 'ADMIN'
  const can = useCan()
  return ({ server, edit, permission }) =>
    server !== true && (isStaff || edit !== 'never') && (permission === undefined || can(permission))
}
