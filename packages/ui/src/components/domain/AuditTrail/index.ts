export { AuditTrail } from './AuditTrail.tsx'
export type { AuditEntry, AuditTrailProps } from './AuditTrail.tsx'
