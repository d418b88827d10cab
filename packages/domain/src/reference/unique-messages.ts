/** Messages of the unique rules any list may have, by the end of their error codes (specification 2, section 8). */
export const sharedUniqueMessages = {
  CODE_UK: 'Code already exists',
  DESCRIPTION_UK: 'Description must be unique',
  DESCRIPTION_GROUP_UK: 'Description must be unique per group',
} as const

/** Messages of the unique rules of single lists, by their error codes (specification 2, section 8). */
export const ownUniqueMessages = {
  TEXT_TEMPLATE_CODE_GROUP_UK: 'Code already exists for this group',
  PHYSICIAN_INSTRUMENT_NAME_UK: 'Instrument name already exists',
  TRAINING_INSTITUTION_UK: 'Training Institution already exists',
  DOCUMENT_TYPE_UK: 'Document Type already exists',
  HOLIDAY_DAY_UK: 'This holiday is on the list for that day already',
  ONE_PERSON_MOVE_UK: 'There is a rule for this change and kind of provider already',
  SIGN_IN_GROUP_UK: 'This group stands for this role already',
  LAPSE_RULE_UK: 'There is a rule for these documents of this kind of provider already',
  PRICE_LIMIT_UK: 'There is a limit for this kind of prices and role already',
} as const

/** End of the error code of a unique rule any list may have. */
export type SharedUniqueRule = keyof typeof sharedUniqueMessages

/** Error code of a unique rule of one list. */
export type OwnUniqueRule = keyof typeof ownUniqueMessages

/** Unique rule of a list, as its row names it. */
export type UniqueRule = SharedUniqueRule | OwnUniqueRule
