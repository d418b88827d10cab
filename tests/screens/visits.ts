/** A screen that is looked at, and who looks. */
export interface Visit {
  who:
    | 'nobody'
    | 'officer'
    | 'approver'
    | 'rates'
    | 'compliance'
    | 'reports'
    | 'admin'
    | 'coordinator'
    | 'physician'
  path: string
  /** button that sends the form of the screen, for what an empty form answers */
  submit?: string
}

const visit = (who: Visit['who'], ...paths: readonly string[]): Visit[] =>
  paths.map((path) => ({ who, path }))

const form = (who: Visit['who'], path: string, submit: string): Visit => ({ who, path, submit })

/** Every route of the portal by a role that uses it, with the inner pages people are on most; codes are of the sample. */
export const visits: readonly Visit[] = [
  ...visit(
    'nobody',
    '/auth/login',
    '/auth/forgot-password',
    '/auth/return',
    '/auth/invitation',
    '/confirm',
    '/confirm-application',
    '/directory',
    '/directory/physicians',
    '/answer',
    '/faq',
  ),
  form('nobody', '/register/facility', 'Continue'),
  form('nobody', '/register/physician', 'Continue'),
  ...visit(
    'officer',
    '/auth/confirm',
    '/dashboard',
    '/dashboard/requests',
    '/health-facility',
    '/health-facility/HF0000003',
    '/health-facility/HF0000003/documents',
    '/health-facility/HF0000003/edit',
    '/doctor',
    '/doctor/PHY0000005',
    '/doctor/PHY0000005/affiliations',
    '/health-facility/HF0000003/physicians',
    '/iso-compliance/expiring',
    '/iso-compliance/verification',
    '/iso-compliance/verification-by-file',
    '/duplicates',
  ),
  form('officer', '/health-facility/new', 'Add facility'),
  form('officer', '/doctor/new', 'Add physician'),
  ...visit('rates', '/health-facility/HF0000003/room-rates', '/rates'),
  ...visit('compliance', '/iso-compliance', '/iso-compliance/expiring', '/provider'),
  ...visit('reports', '/reports'),
  ...visit('admin', '/security', '/security/roles', '/audit-logs', '/account-updates'),
  ...visit('coordinator', '/health-facility/HF0000001', '/health-facility/HF0000001/roster'),
  ...visit('physician', '/doctor/PHY0000001', '/doctor/PHY0000001/clinic-hours'),
]
