import type { Grants, MatrixRole, PermissionGroup } from './matrix.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** Properties of `PermissionMatrix`. */
export interface PermissionMatrixProps extends ElementProps {
  /** Name of the matrix: `Permissions of the roles`. */
  label: string
  /** The columns. */
  roles: readonly MatrixRole[]
  /** The rows, under their headings. */
  groups: readonly PermissionGroup[]
  /** Permissions of each role, and their reach. */
  grants: Grants
  /** Called with every tick; without it the matrix is read only. */
  onChange?: ((role: string, permission: string, isGranted: boolean) => void) | undefined
}
