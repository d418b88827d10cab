import { serviceCodes, servicesInTiny, servicesNamed } from './data/services.ts'

interface Center {
  /** group its services are of */
  prefix: string
  /** names of the services it bills; all of the group when absent */
  name?: RegExp
}

/** The services each cost centre bills. */
const centers: Readonly<Record<string, Center>> = {
  LAB: { prefix: 'LAB' },
  XRAY: { prefix: 'IMG', name: /X-ray|Mammography|densitometry|Barium|GI series|pyelography/ },
  UTZ: { prefix: 'IMG', name: /ultrasound|duplex|Biophysical|anomaly/ },
  CT: { prefix: 'IMG', name: /\bCT\b/ },
  MRI: { prefix: 'IMG', name: /\bMR/ },
  CARDIO: { prefix: 'CRD', name: /cardio|stress|Holter|pressure|Coronary|Tilt/ },
  PULMO: { prefix: 'CRD', name: /Spirometry|Bronchodilator|blood gas|walk|Sleep/ },
  REHAB: { prefix: 'OTH', name: /therapy session/ },
  ER: { prefix: 'OTH', name: /Emergency|Ambulance|Oxygen|Tetanus|rabies/ },
  OR: { prefix: 'OTH', name: /Operating room|Recovery/ },
  DR: { prefix: 'OTH', name: /Delivery room|Newborn|Hearing screening|Hepatitis B vaccine/ },
  PHAR: { prefix: 'OTH', name: /vaccine|Tetanus|rabies|Erythropoietin/ },
  CSR: { prefix: 'OTH', name: /Oxygen|Dialyser|Ambulance/ },
  DENT: { prefix: 'DEN' },
  DENTXR: { prefix: 'DEN', name: /X-ray/ },
  HEMO: { prefix: 'OTH', name: /Hemodialysis|Dialyser|Erythropoietin/ },
  EYE: { prefix: 'OTH', name: /Eye|Visual|Tonometry|Fundus|Optical/ },
}

const centerOf = (code: string): Center => centers[code] ?? { prefix: 'OTH' }

/** Codes of the services a cost centre bills. */
export function servicesOfCenter(code: string): readonly string[] {
  const { prefix, name } = centerOf(code)
  return name ? servicesNamed(prefix, name) : serviceCodes(prefix)
}

/** Those that even the smallest sample has; of a centre with none there, the first of its group. */
export function servicesOfCenterInTiny(code: string): readonly string[] {
  const first = serviceCodes(centerOf(code).prefix).slice(0, servicesInTiny)
  const own = first.filter((each) => servicesOfCenter(code).includes(each))
  return own.length > 0 ? own : first
}

/** Cost centres of a facility type, in the order its sheets come. */
const centersOfType: Readonly<Record<string, readonly string[]>> = {
  HOSP: [
    'LAB',
    'XRAY',
    'UTZ',
    'CARDIO',
    'ER',
    'OR',
    'PULMO',
    'REHAB',
    'CT',
    'HEMO',
    'MRI',
    'CSR',
    'DR',
    'PHAR',
  ],
  INF: ['LAB', 'XRAY', 'ER', 'DR'],
  DIAG: ['LAB', 'XRAY', 'UTZ', 'CARDIO'],
  DIAL: ['HEMO', 'LAB', 'CSR'],
  ASC: ['OR', 'LAB', 'CSR'],
  REHAB: ['REHAB', 'XRAY', 'UTZ'],
  BIRTH: ['DR', 'LAB', 'UTZ'],
  EYE: ['EYE', 'LAB', 'OR'],
}

/** The cost centre of a facility's n-th service sheet. */
export function costCenterOf(typeCode: string, turn: number): string {
  const list = centersOfType[typeCode] ?? ['LAB', 'XRAY', 'UTZ', 'CARDIO']
  return list[turn % list.length] as string
}
