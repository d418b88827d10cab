import type { ServiceType } from '@capiz/domain/fees'

/** The values the sample draws facilities of a type from. */
export interface FacilityKind {
  code: string
  /** percent of all facilities */
  weight: number
  /** endings of the name */
  names: readonly string[]
  categories: readonly string[]
  /** endings of names that say a category: the categories that fit them, the usual one first */
  fitting?: Readonly<Record<string, readonly string[]>>
  beds?: readonly [number, number]
  serviceTypes: readonly ServiceType[]
  /** whether it needs a DOH licence */
  licence: boolean
  /** PhilHealth category, for types that need the accreditation */
  philhealth?: string
  director: boolean
}

const outpatient: readonly ServiceType[] = ['OUTPATIENT', 'OTHER']
const plain = { licence: true, director: false, serviceTypes: outpatient }

/** The ten types and how often they come (domain model 13). */
export const facilityKinds: readonly FacilityKind[] = [
  {
    code: 'HOSP',
    weight: 30,
    names: ['Medical Center', 'Hospital', 'General Hospital', 'Doctors Hospital'],
    categories: ['L1', 'L1', 'L2', 'L3', 'SPEC'],
    fitting: { 'General Hospital': ['L1', 'L2', 'L3'], 'Medical Center': ['L2', 'L3', 'SPEC'] },
    beds: [20, 450],
    serviceTypes: ['OUTPATIENT', 'OP_OR', 'INPATIENT', 'OTHER'],
    licence: true,
    philhealth: 'L1',
    director: true,
  },
  {
    ...plain,
    code: 'CLIN',
    weight: 24,
    names: ['Medical Clinic', 'Polyclinic', 'Family Clinic'],
    categories: ['PCF', 'MULTI', 'OCC'],
    fitting: { Polyclinic: ['MULTI'], 'Family Clinic': ['PCF'] },
  },
  {
    ...plain,
    code: 'DENT',
    weight: 20,
    names: ['Dental Clinic', 'Dental Care'],
    categories: ['SOLO', 'GROUP'],
    licence: false,
  },
  {
    ...plain,
    code: 'DIAG',
    weight: 10,
    names: ['Diagnostic Center', 'Diagnostic Laboratory', 'Imaging Center'],
    categories: ['LABP', 'LABS', 'LABT', 'IMG'],
    fitting: { 'Diagnostic Laboratory': ['LABS', 'LABP', 'LABT'], 'Imaging Center': ['IMG'] },
  },
  {
    ...plain,
    code: 'INF',
    weight: 4,
    names: ['Infirmary', 'Community Infirmary'],
    categories: ['INFG'],
    beds: [5, 25],
    serviceTypes: ['OUTPATIENT', 'INPATIENT'],
    philhealth: 'INFIRMARY',
  },
  { ...plain, code: 'DIAL', weight: 4, names: ['Dialysis Center'], categories: ['DIALF'], philhealth: 'FDC' },
  {
    code: 'ASC',
    weight: 3,
    names: ['Surgical Center', 'Day Surgery'],
    categories: ['ASCM'],
    serviceTypes: ['OUTPATIENT', 'OP_OR'],
    licence: true,
    philhealth: 'ASC',
    director: true,
  },
  { ...plain, code: 'EYE', weight: 2, names: ['Eye Center', 'Eye Clinic'], categories: ['EYEC'] },
  {
    ...plain,
    code: 'REHAB',
    weight: 2,
    names: ['Rehabilitation Clinic', 'Therapy Center'],
    categories: ['REHABC'],
    licence: false,
  },
  {
    ...plain,
    code: 'BIRTH',
    weight: 1,
    names: ['Birthing Home', 'Lying-in'],
    categories: ['BIRTHC'],
    beds: [2, 12],
    serviceTypes: ['OUTPATIENT', 'INPATIENT'],
    philhealth: 'MCP',
  },
]

/** Returns the drawn category, or the usual one of a name that says another. */
export function categoryFor(name: string, drawn: string, { fitting = {} }: FacilityKind): string {
  const ending = Object.keys(fitting).find((one) => name.includes(one))
  const fits = ending === undefined ? undefined : fitting[ending]
  return fits === undefined || fits.includes(drawn) ? drawn : (fits[0] ?? drawn)
}
