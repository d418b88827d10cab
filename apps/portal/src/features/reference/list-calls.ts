import type { InputOf, OutputOf } from '@capiz/api/contract'
import {
  costCenter,
  documentType,
  facilityCategory,
  facilityType,
  medicalService,
  mobileDeviceType,
  physicianInstrument,
  physicianType,
  providerCategory,
  roomCategory,
  specialization,
  subspecialization,
  textTemplate,
  textTemplateResource,
  trainingInstitution,
} from '@capiz/api/contract/reference'
import type { ReferenceBase } from '@capiz/domain/errors'

/** The calls of each maintained list (specification 2, section 7.2). */
export const listCalls = {
  'hf-room-category': roomCategory,
  'hf-type': facilityType,
  'medicard-service': medicalService,
  'hf-cost-center': costCenter,
  'hf-mace-type': mobileDeviceType,
  'physician-instrument': physicianInstrument,
  'hf-category': facilityCategory,
  'phy-type': physicianType,
  'provider-category': providerCategory,
  'document-type': documentType,
  'training-institution': trainingInstitution,
  specialization,
  subspecialization,
  'text-template': textTemplate,
  'text-template-resource': textTemplateResource,
} as const satisfies Record<ReferenceBase, unknown>

/** An item as the lists answer it. */
export type Item = OutputOf<typeof roomCategory.get>

/** What is sent to save an item. */
export type ItemBody = InputOf<typeof roomCategory.create>['body']
