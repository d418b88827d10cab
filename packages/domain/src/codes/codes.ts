/**
 * Codes the server allots and their shapes (domain model 2, "Codes"). A pattern is also the route constraint, so
 * that `/hf/{code}` never swallows `/hf/list`.
 */
export const codePatterns = {
  facility: 'HF\\d{7}',
  physician: 'PHY\\d{7}',
  affiliation: 'AFF\\d{7}',
  user: 'USR\\d{7}',
  request: 'UR-\\d{4}-\\d{6}',
  requestBatch: 'RB-\\d{4}-\\d{6}',
  dentistCheckIn: 'DK-\\d{4}-\\d{4,}',
  facilityCheckIn: 'HK-\\d{4}-\\d{4,}',
  nonConformity: 'NCR-\\d{4}-\\d{4,}',
  documentTracker: 'DT-\\d{4}-\\d{4,}',
  inquiryReport: 'INQ-\\d{4}-\\d{4,}',
  correctionNotice: 'CN-\\d{4}-\\d{4,}',
  violation: 'VIO-\\d{4}-\\d{4,}',
  specialArrangement: 'SA-\\d{4}-\\d{4,}',
  medicalServiceTeam: 'MST-\\d{4}-\\d{4,}',
} as const

/** Kind of record that carries a server-allotted code. */
export type CodeKind = keyof typeof codePatterns
