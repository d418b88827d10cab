export { PermissionMatrix } from './PermissionMatrix.tsx'
export type { PermissionMatrixProps } from './PermissionMatrix.tsx'
export type { Grants, MatrixPermission, MatrixRole, PermissionGroup, Reach } from './matrix.ts'
