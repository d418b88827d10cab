/**
 * Names the maintained reference lists carry inside error codes (domain model 12). Both text-template bases share one
 * table, hence one name.
 */
export const listErrorNames = {
  'hf-room-category': 'HF_ROOM_CATEGORY',
  'hf-type': 'HF_TYPE',
  'medicard-service': 'MEDICARD_SERVICE',
  'hf-cost-center': 'HF_COST_CENTER',
  'hf-mace-type': 'HF_MACE_TYPE',
  'physician-instrument': 'PHYSICIAN_INSTRUMENT',
  'hf-category': 'HF_CATEGORY',
  'phy-type': 'PHY_TYPE',
  'provider-category': 'PROVIDER_CATEGORY',
  'document-type': 'DOCUMENT_TYPE',
  'training-institution': 'TRAINING_INSTITUTION',
  specialization: 'SPECIALIZATION',
  subspecialization: 'SUBSPECIALIZATION',
  'text-template': 'TEXT_TEMPLATE',
  'text-template-resource': 'TEXT_TEMPLATE',
} as const

/** Base path of a maintained reference list. */
export type ReferenceBase = keyof typeof listErrorNames

/** Name of a reference list inside an error code. */
export type ListErrorName = (typeof listErrorNames)[ReferenceBase]

/** Error code of a unique rule of a reference list. */
export type ListErrorCode =
  | `${ListErrorName}_CODE_UK`
  | `${ListErrorName}_DESCRIPTION_UK`
  | `${ListErrorName}_DESCRIPTION_GROUP_UK`

/** Messages of the unique rules that every list shares, word for word (specification 2, section 8). */
export const listMessages = {
  CODE_UK: 'Code already exists',
  DESCRIPTION_UK: 'Description must be unique',
  DESCRIPTION_GROUP_UK: 'Description must be unique per group',
} as const

function messagesOf(name: ListErrorName): [ListErrorCode, string][] {
  return [
    [`${name}_CODE_UK`, listMessages.CODE_UK],
    [`${name}_DESCRIPTION_UK`, listMessages.DESCRIPTION_UK],
    [`${name}_DESCRIPTION_GROUP_UK`, listMessages.DESCRIPTION_GROUP_UK],
  ]
}

/** Every list error code with its message. */
export const listErrorMessages = Object.fromEntries(
  Object.values(listErrorNames).flatMap(messagesOf),
) as Record<ListErrorCode, string>
