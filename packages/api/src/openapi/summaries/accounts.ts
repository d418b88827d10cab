import type { Summaries } from './types.ts'

/** Sentences about the calls of people, their sign-in, roles and access. */
export const accounts = {
  auth: {
    login: 'Sign in with username and password, and with a code where the user has a second factor',
    refresh: 'Exchange a refresh token for a new pair',
    logout: 'End the session',
    me: 'The current user',
    requestPasswordReset: 'Mail a reset token; answers the same whether or not the address is known',
    resetPassword: 'Swap a reset token for a mailed temporary password',
    tokenExists: 'Is a live reset token outstanding',
    resendToken: 'Mail the reset token again, at most three an hour',
    checkPasswordMatch: 'Is this the password of the current user',
    changePassword: 'Change the own password, also a temporary one',
  },
  factor: {
    list: 'The second factors of the current user, and whether the role asks for one',
    startTotp: 'Begin to add an authenticator app; answers its key, which is shown once',
    confirmTotp: 'Finish adding an authenticator app with a code it shows; answers recovery codes',
    renewRecoveryCodes: 'New recovery codes in place of the old ones',
    startPasskey: 'Begin to add a passkey',
    confirmPasskey: 'Finish adding a passkey under a name',
    rename: 'Give a second factor another name',
    challenge: 'Options to confirm a weighty call with a passkey',
    remove: 'Remove a second factor of the current user',
    confirm: 'Confirm by password or code that the user is at the keyboard',
    reset: 'Remove every second factor of a user who lost them, and end the session',
  },
  singleSignOn: {
    start: 'Begin a single sign-on; answers the address of the identity provider',
    finish: 'Finish a single sign-on with what the identity provider answered',
    get: 'How the current user can sign in',
    link: 'Begin to link an identity to the own account',
    stepUp: 'Begin to confirm by a fresh sign-in at the identity provider',
    finishOwn: 'Finish linking an identity, or confirming by one',
    backChannelLogout: 'End the sessions an identity provider names in a logout token',
  },
  ownSession: {
    list: 'The devices the current user signed in with, newest first',
    end: 'End an open session of the current user',
  },
  role: {
    list: 'List roles, deleted ones included',
    filter: 'Search roles by name',
    live: 'List live roles',
    get: 'One role',
    save: 'Create or update a role',
    update: 'Delete (deleted true) or enable (deleted false) a role',
  },
  roleInsight: {
    catalogue: 'What each permission opens, and how many people hold each role',
    view: 'What the holders of a role see; the look is written into the audit log',
  },
  user: {
    findByEmail: 'Find a user by e-mail address',
    findByUsername: 'Find a user by username',
    list: 'List users',
    names: 'Names of the people who are known to a record by their usernames, at most 100',
    get: 'One user',
    profile: 'Profile of a user',
    save: 'Create or update a user',
    issueTemporaryPassword: 'Mail a new temporary password',
  },
  userAccess: {
    change:
      'Lock or unlock a user, end the session of one, invite one to single sign-on or unlink the identity',
    sessions: 'The latest sign-ins of a user and how they ended',
  },
  accessChange: {
    list: 'Changes of access that wait, or waited, for a second person',
    confirm: 'Confirm a change of access as the second person',
    reject: 'Reject a change of access, or withdraw an own one',
  },
  savedView: {
    list: 'Own views and those shared with the caller, of one list or of all',
    create: 'Keep what a list shows under a name',
    update: 'Change an own view',
    roles: 'Roles of staff a view can be shared with',
    pin: 'Put a view among the own tabs, or take it away',
    remove: 'Delete an own view',
  },
  settings: { get: 'The configuration the server runs on, without secrets' },
} as const satisfies Partial<Summaries>
