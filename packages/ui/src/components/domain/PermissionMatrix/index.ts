export { PermissionMatrix } from './PermissionMatrix.tsx'
export type { PermissionMatrixProps } from './types.ts'
export type { Grants, MatrixPermission, MatrixRole, PermissionGroup, Reach } from './matrix.ts'
