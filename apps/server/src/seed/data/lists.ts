import type { ReferenceBase } from '@capiz/domain/reference'
import { table } from './table.ts'

/** The entries of a maintained list and how many of them even the smallest sample needs. */
export interface SeedList {
  base: ReferenceBase
  entries: readonly Readonly<Record<string, unknown>>[]
  tiny: number
  /** what the deleted entry of the list differs in, beside its code and its name */
  retired?: Readonly<Record<string, unknown>>
}

const coded = (base: ReferenceBase, text: string, tiny?: number): SeedList => {
  const entries = table(['code', 'description'], text)
  return { base, entries, tiny: tiny ?? entries.length }
}

const ordered = (list: SeedList): SeedList => ({
  ...list,
  entries: list.entries.map((entry, at) => ({ ...entry, sortOrder: (at + 1) * 10 })),
})

const instruments = table(
  ['code', 'instrumentName'],
  `
  CARM|C-arm
  LAPARO|Laparoscope
  PHACO|Phacoemulsification machine
  HARMONIC|Harmonic scalpel
  MICROSCOPE|Operating microscope
  ARTHRO|Arthroscope
  CYSTO|Cystoscope
  COLONO|Colonoscope
  GASTRO|Gastroscope
  BRONCHO|Bronchoscope
  HYSTERO|Hysteroscope
  URETERO|Ureteroscope
  LASERYAG|YAG laser
  LASERCO2|Carbon dioxide laser
  ARGON|Argon plasma coagulator
  CUSA|Ultrasonic aspirator
  NERVEMON|Nerve monitor
  LITHO|Lithotripter
  DERMATOME|Dermatome
  CELLSAVER|Cell saver
  ECHO|Portable echocardiograph
  VENTI|Portable ventilator
  NAVIG|Surgical navigation system
  DRILL|High-speed drill
  BIPOLAR|Bipolar sealing device
  STAPLER|Endoscopic stapler
  DOPPLER|Vascular doppler
  CRYO|Cryotherapy unit
  PLASMA|Plasma coblation unit
  TOURNI|Pneumatic tourniquet
`,
)

const categories = table(
  ['code', 'description', 'groupBy'],
  `
  L1|Level 1|HOSP
  L2|Level 2|HOSP
  L3|Level 3|HOSP
  SPEC|Specialty|HOSP
  PCF|Primary care facility|CLIN
  MULTI|Multispecialty clinic|CLIN
  OCC|Company clinic|CLIN
  SOLO|Solo practice|DENT
  GROUP|Group practice|DENT
  LABP|Primary laboratory|DIAG
  LABS|Secondary laboratory|DIAG
  LABT|Tertiary laboratory|DIAG
  IMG|Imaging centre|DIAG
  INFG|General infirmary|INF
  DIALF|Free-standing dialysis|DIAL
  ASCM|Multispecialty surgery|ASC
  EYEC|Eye surgery and clinic|EYE
  REHABC|Out-patient rehabilitation|REHAB
  BIRTHC|Birthing home|BIRTH
`,
)

const institutionWords = `Amihan Bukal Dagat Himig Kalinga Liwanag Malasakit Molave Narra Parola Perlas Sinag Tanglaw
  Tiwala Tulay Uhay Yakal Balangay Bahaghari Dalisay`.split(/\s+/)

const institutions = ['Teaching Hospital', 'University Medical Center', 'Regional Training Hospital'].flatMap(
  (kind, row) =>
    institutionWords.map((word, at) => ({
      code: `TI${String(row * institutionWords.length + at + 1).padStart(3, '0')}`,
      trainingInstitution: `${word} Example ${kind}`,
    })),
)

/** The lists without services, fields of medicine, documents and texts (domain model 4.3). */
export const plainLists: readonly SeedList[] = [
  ordered(
    coded(
      'hf-room-category',
      `
      WARD|Ward
      SPRIV|Semi-private
      PRIV|Regular private
      LPRIV|Large private
      SUITE|Suite
      ICU|Intensive care
      NICU|Neonatal intensive care
      ISO|Isolation
      OR|Operating room
      NORC|No room category
      NOADM|No admission (out-patient)
    `,
    ),
  ),
  ordered(
    coded(
      'hf-type',
      `
      HOSP|Hospital
      INF|Infirmary
      CLIN|Medical clinic
      DENT|Dental clinic
      DIAG|Diagnostic centre
      ASC|Ambulatory surgical clinic
      DIAL|Dialysis clinic
      BIRTH|Birthing home
      REHAB|Rehabilitation clinic
      EYE|Eye centre
    `,
    ),
  ),
  coded(
    'hf-cost-center',
    `
    LAB|Laboratory
    XRAY|Radiology
    UTZ|Ultrasound
    CT|Computed tomography
    MRI|Magnetic resonance imaging
    CARDIO|Heart station
    PULMO|Pulmonary laboratory
    REHAB|Rehabilitation
    ER|Emergency room
    OR|Operating room
    DR|Delivery room
    PHAR|Pharmacy
    CSR|Central supply
    DENT|Dental
    HEMO|Dialysis unit
    EYE|Eye unit
    DENTXR|Dental radiology
  `,
  ),
  coded(
    'hf-mace-type',
    `
    PHONE|Smartphone
    TABLET|Tablet
    DESKTOP|Desktop
  `,
  ),
  { base: 'physician-instrument', entries: instruments, tiny: 5 },
  { base: 'hf-category', entries: categories, tiny: categories.length },
  coded(
    'phy-type',
    `
    MD|Physician
    DMD|Dentist
  `,
  ),
  ordered(
    coded(
      'provider-category',
      `
    A|Priority
    B|Standard
    C|Limited
  `,
    ),
  ),
  { base: 'training-institution', entries: institutions, tiny: 4 },
]
