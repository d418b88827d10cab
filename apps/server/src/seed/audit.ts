import { requestTypeInfo } from '@capiz/domain/request'
import { addDays } from '@capiz/domain/time'
import type { auditLog, AuditChange } from '../db/schema/index.ts'
import { auditCode, type AuditAction } from '../platform/audit/audit.ts'
import { chainStart, rowHash } from '../platform/audit/seal.ts'
import { formatCode } from '../platform/runtime/codes.ts'
import type { SeedInputs } from './context.ts'
import { stream, type Stream } from './random.ts'
import { requestRows } from './request.ts'
import { indices, reach, type Counted, type Level } from './size.ts'

/** Source of the code of the record that a row is about. */
type About = (inputs: SeedInputs, level: Level, source: Stream) => string

interface Happening {
  about: About
  actor: string
  action: AuditAction
  entityType: string
  auditTopic: string
  /** what changed, alike in every such event of the smallest sample, drawn in the others */
  changes: AuditChange[]
  drawn?: (source: Stream) => AuditChange[]
}

const coded =
  (kind: 'facility' | 'physician' | 'affiliation' | 'user', counted: Counted = kind as Counted): About =>
  (_inputs, level, source) =>
    formatCode(kind, source.int(1, reach(counted, level)), '')

const updates = new WeakMap<SeedInputs, string[]>()
/** So many requests are in even the smallest sample. */
const firstRequests = 50

/** One of the first requests for a change of a facility. */
const anUpdate: About = (inputs, _level, source) => {
  const known = updates.get(inputs)
  if (known) return source.pick(known)
  const found: string[] = []
  for (const { id, code, type } of requestRows(inputs)) {
    if (type === 'hf-update') found.push(code)
    if (id === firstRequests) break
  }
  updates.set(inputs, found)
  return source.pick(found)
}

const named =
  (code: string): About =>
  () =>
    code

/** Marks of a checklist that staff set most. */
const marked = [
  'Sanitary permit',
  'Business permit',
  'DOH licence to operate',
  'Fire safety inspection certificate',
] as const

const mobileOf = (source: Stream): string => `0917555${String(source.int(0, 9999)).padStart(4, '0')}`

/** The events even the smallest sample has. */
const happenings: readonly (readonly [Happening, weight: number])[] = [
  [
    {
      about: named('officer'),
      actor: 'officer',
      action: 'LOGIN',
      entityType: 'session',
      auditTopic: 'Session',
      changes: [],
    },
    20,
  ],
  [
    {
      about: coded('facility'),
      actor: 'officer2',
      action: 'UPDATE',
      entityType: 'health-facility',
      auditTopic: 'Health facility',
      changes: [{ field: 'creditTermDays', before: 30, after: 45 }],
      drawn: (source) => [
        { field: 'creditTermDays', before: source.pick([15, 30]), after: source.pick([45, 60]) },
      ],
    },
    35,
  ],
  [
    {
      about: coded('facility'),
      actor: 'officer',
      action: 'UPDATE',
      entityType: 'health-facility',
      auditTopic: 'Accreditation checklist',
      changes: [{ field: 'Sanitary permit', before: { verified: false }, after: { verified: true } }],
      drawn: (source) => [
        { field: source.pick(marked), before: { verified: false }, after: { verified: true } },
      ],
    },
    25,
  ],
  [
    {
      about: coded('facility'),
      actor: 'rates',
      action: 'CREATE',
      entityType: 'room-rate',
      auditTopic: 'Room rates',
      changes: [{ field: 'lines', before: null, after: 6 }],
      drawn: (source) => [{ field: 'lines', before: null, after: source.int(4, 12) }],
    },
    20,
  ],
]

/** The events of all other samples. */
const laterHappenings: typeof happenings = [
  ...happenings,
  [
    {
      about: coded('physician'),
      actor: 'officer',
      action: 'UPDATE',
      entityType: 'physician',
      auditTopic: 'Physician',
      changes: [{ field: 'mobile', before: '09175550101', after: '09175550102' }],
      drawn: (source) => [{ field: 'mobile', before: mobileOf(source), after: mobileOf(source) }],
    },
    14,
  ],
  [
    {
      about: coded('affiliation', 'physician'),
      actor: 'approver',
      action: 'STATUS',
      entityType: 'affiliation',
      auditTopic: 'Affiliation',
      changes: [{ field: 'status', before: 'ON_PROCESS', after: 'ACCREDITED' }],
    },
    10,
  ],
  [
    {
      about: anUpdate,
      actor: 'approver',
      action: 'STATUS',
      entityType: 'user-request',
      auditTopic: requestTypeInfo['hf-update'].label,
      changes: [{ field: 'status', before: 'REVIEWED', after: 'APPROVED' }],
    },
    12,
  ],
  [
    {
      about: coded('user'),
      actor: 'admin',
      action: 'UPDATE',
      entityType: 'user',
      auditTopic: 'User',
      changes: [{ field: 'emailAddress', before: 'office@provider.example', after: 'desk@provider.example' }],
    },
    3,
  ],
  [
    {
      about: named('REPORTS_VIEWER'),
      actor: 'admin',
      action: 'UPDATE',
      entityType: 'role',
      auditTopic: 'Role',
      changes: [{ field: 'permissions', before: null, after: 'ACTIVITY_VIEW' }],
    },
    1,
  ],
  [
    {
      about: named('COMPLIANCE'),
      actor: 'admin',
      action: 'UPDATE',
      entityType: 'report-group',
      auditTopic: 'Report group',
      changes: [{ field: 'reports', before: 4, after: 5 }],
    },
    1,
  ],
]

/** Days before today the sample's audit log begins. */
const auditDays = 90

/** The audit log as stored, each row sealing the one before; denser towards today. */
export function* auditRows(inputs: SeedInputs): Generator<typeof auditLog.$inferInsert> {
  let prevHash = chainStart
  for (const [index, level] of indices('audit', inputs.size)) {
    const source = stream(inputs.seedNumber, 'audit', index)
    const happening = source.weighted(level === 0 ? happenings : laterHappenings)
    const share = index / (index + 500)
    const start = Date.parse(`${addDays(inputs.asOf, -auditDays)}T08:00:00+08:00`)
    const updatedDate = new Date(start + Math.floor(share * (auditDays - 1) * 86_400_000))
    const id = index + 1
    const entityCode = happening.about(inputs, level, source)
    const own = level === 0 ? undefined : happening.drawn?.(stream(inputs.seedNumber, 'audit-change', index))
    const row = {
      id,
      code: auditCode(id, updatedDate),
      actor: happening.actor,
      auditTopic: happening.auditTopic,
      entityType: happening.entityType,
      entityCode,
      action: happening.action,
      changes: own ?? happening.changes,
      ip: '192.0.2.10',
      requestId: null,
      updatedDate,
      prevHash,
    }
    prevHash = rowHash(row)
    yield { ...row, hash: prevHash }
  }
}
