/** What a provider may change at once, through a request, and never (domain model 7.4). */
export type EditRules = { direct: readonly string[]; request: readonly string[]; never: readonly string[] }

const common = {
  request: [
    'phicAccreditationNo',
    'phicValidity',
    'phicCategoryCode',
    'tin',
    'vatRegistered',
    'withholdingRate',
    'payee',
    'emailAddress',
    'documents',
  ],
  never: ['code', 'accreditationStatusCode', 'accreditationDate', 'remarks', 'duplicateOf', 'source'],
}

/** Rules for the physician's own record. */
export const physicianEditRules: EditRules = {
  direct: ['mobileNumber', 'telephone', 'secretary', 'schedule', 'profilePic'],
  request: [
    ...common.request,
    'lastName',
    'firstName',
    'middleName',
    'suffix',
    'birthDate',
    'sex',
    'phyTypeCode',
    'prcNumber',
    'prcValidity',
    'ptrNo',
    'ptrDate',
    'governmentDoctor',
    's2No',
    's2Validity',
    'associationNo',
    'associationValidity',
    'medicalSchool',
    'yearGraduated',
    'specializations',
    'affiliations',
    'procedureRates',
  ],
  never: [...common.never, 'providerCategoryCode', 'contract', 'feeSchedule'],
}

/** Rules for the facility of a coordinator. */
export const facilityEditRules: EditRules = {
  direct: ['contacts', 'telephone', 'website', 'clinicHours'],
  request: [
    ...common.request,
    'name',
    'type',
    'typeCode',
    'category',
    'categoryCode',
    'email',
    'ownership',
    'bedCapacity',
    'serviceTypes',
    'dohLtoNo',
    'dohLtoValidity',
    'creditTermDays',
    'mobile',
    'medicalDirector',
    'apeProvider',
    'addresses',
    'roster',
    'roomRates',
    'services',
    'packages',
  ],
  never: [
    ...common.never,
    'hfCode',
    'contractEffectiveDate',
    'contractValidityDate',
    'preferredNetwork',
    'preferredNetworkCategory',
    'blocked',
    'blockedReason',
    'blockedSince',
    'coveredAccounts',
    'discounts',
  ],
}
