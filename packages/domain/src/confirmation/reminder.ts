/** Days from the due day of a section on which its provider is reminded: negative before it, positive after. */
export const confirmationSteps = [-30, -14, -3, 0, 7, 21] as const

/** A step of the reminders of a section. */
export type ConfirmationStep = (typeof confirmationSteps)[number]
