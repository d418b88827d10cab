import type { Permission } from '@capiz/domain/access'

interface PermissionWords {
  label: string
  hint?: string
}

/** What each permission lets people do, by the part of the product it belongs to. */
export const permissionAreas: readonly {
  label: string
  permissions: Readonly<Partial<Record<Permission, PermissionWords>>>
}[] = [
  {
    label: 'Health facilities',
    permissions: {
      HF_VIEW: { label: 'See facilities' },
      HF_EDIT: { label: 'Change facilities', hint: 'Record, documents and checklist.' },
      HF_STATUS: { label: 'Change the status of facilities' },
      HF_NETWORK_EDIT: {
        label: 'Change networks and accounts',
        hint: 'Covered accounts, preferred network, blocking.',
      },
      HF_SUPPORT_EDIT: { label: 'Change devices and service teams' },
    },
  },
  {
    label: 'Physicians',
    permissions: {
      PHY_VIEW: { label: 'See physicians' },
      PHY_EDIT: { label: 'Change physicians', hint: 'Record, documents and checklist.' },
      PHY_STATUS: { label: 'Change the status of physicians' },
      AFFILIATION_EDIT: { label: 'Change affiliations' },
      AFFILIATION_STATUS: {
        label: 'Change the status of affiliations',
        hint: 'Also without a request.',
      },
      ACCOUNT_CREATE: { label: 'Give providers an account' },
    },
  },
  {
    label: 'Prices',
    permissions: {
      RATE_VIEW: { label: 'See rates' },
      RATE_EDIT: { label: 'Change rates' },
      RATE_BACKDATE: { label: 'Back-date rates', hint: 'Together with changing rates.' },
    },
  },
  {
    label: 'Oversight',
    permissions: {
      CHECKIN_VIEW: { label: 'See check-ins' },
      CHECKIN_EDIT: { label: 'Record check-ins' },
      COMPLIANCE_VIEW: { label: 'See compliance records' },
      COMPLIANCE_EDIT: { label: 'Change compliance records', hint: 'Violations and notices too.' },
      SA_VIEW: { label: 'See special arrangements' },
      SA_EDIT: { label: 'Change special arrangements' },
      SA_STATUS: { label: 'Decide on special arrangements' },
    },
  },
  {
    label: 'Requests',
    permissions: {
      REQUEST_VIEW: { label: 'See requests' },
      REQUEST_CREATE: { label: 'Make requests' },
      REQUEST_REVIEW: { label: 'Review requests' },
      REQUEST_APPROVE: { label: 'Approve requests', hint: 'Never the own ones.' },
      DISACCREDIT_REQUEST: { label: 'Ask for a disaccreditation' },
    },
  },
  {
    label: 'Lists, reports and home',
    permissions: {
      REFERENCE_EDIT: { label: 'Change the maintained lists' },
      REPORT_VIEW: { label: 'Run reports', hint: 'Those of the report groups of the role.' },
      REPORT_GROUP_EDIT: { label: 'Change report groups' },
      DASHBOARD_VIEW: { label: 'See figures and notifications' },
    },
  },
  {
    label: 'Logs',
    permissions: {
      ACTIVITY_VIEW: { label: 'See activities' },
      ACTIVITY_EDIT: { label: 'Write activities' },
      AUDIT_VIEW: { label: 'See the audit log' },
    },
  },
  {
    label: 'Administration',
    permissions: {
      USER_VIEW: { label: 'See users and roles' },
      USER_EDIT: { label: 'Change users', hint: 'Add, lock, disable, temporary passwords, mail.' },
      ROLE_EDIT: { label: 'Change roles', hint: 'Also the settings page.' },
    },
  },
]
