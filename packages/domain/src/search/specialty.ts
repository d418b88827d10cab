import { searchWords } from './words.ts'

/** A specialty or subspecialty of the maintained lists, as far as a search needs it. */
export interface Specialty {
  code: string
  description: string
  isSubspecialty: boolean
}

/** Everyday words of Philippine callers, with the beginnings of the words specialties are named by. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  HEART: ['CARDIOL', 'CARDIAC'],
  PUSO: ['CARDIOL', 'CARDIAC'],
  CARDIO: ['CARDIOL', 'CARDIAC'],
  SKIN: ['DERMATOL'],
  BALAT: ['DERMATOL'],
  KIDNEY: ['NEPHROL'],
  LUNG: ['PULMON'],
  LUNGS: ['PULMON'],
  EYE: ['OPHTHALMOL'],
  EYES: ['OPHTHALMOL'],
  EAR: ['OTORHINOLARYNGOL', 'OTOLOG'],
  NOSE: ['OTORHINOLARYNGOL', 'RHINOL'],
  THROAT: ['OTORHINOLARYNGOL', 'LARYNGOL'],
  ENT: ['OTORHINOLARYNGOL'],
  EENT: ['OTORHINOLARYNGOL', 'OPHTHALMOL'],
  BONE: ['ORTHOPED'],
  BONES: ['ORTHOPED'],
  BUTO: ['ORTHOPED'],
  JOINT: ['RHEUMATOL', 'JOINT'],
  ARTHRITIS: ['RHEUMATOL'],
  CHILD: ['PEDIATR', 'CHILD'],
  CHILDREN: ['PEDIATR'],
  CHILDRENS: ['PEDIATR'],
  KIDS: ['PEDIATR'],
  BABY: ['PEDIATR', 'NEONATOL'],
  NEWBORN: ['NEONATOL'],
  WOMEN: ['GYNECOL'],
  WOMENS: ['GYNECOL'],
  PREGNANCY: ['OBSTETRIC'],
  PREGNANT: ['OBSTETRIC'],
  BUNTIS: ['OBSTETRIC'],
  OB: ['OBSTETRIC'],
  GYNE: ['GYNECOL'],
  OBGYN: ['OBSTETRIC'],
  OBGYNE: ['OBSTETRIC'],
  BRAIN: ['NEUROL', 'NEUROSURG'],
  NERVE: ['NEUROL'],
  NERVES: ['NEUROL'],
  MIND: ['PSYCHIATR'],
  STOMACH: ['GASTROENTEROL'],
  GASTRO: ['GASTROENTEROL'],
  LIVER: ['HEPATO', 'GASTROENTEROL'],
  DIABETES: ['ENDOCRINOL'],
  THYROID: ['ENDOCRINOL'],
  CANCER: ['ONCOL'],
  BLOOD: ['HEMATOL'],
  URINE: ['UROL'],
  PROSTATE: ['UROL'],
  TOOTH: ['DENTIST'],
  TEETH: ['DENTIST', 'ORTHODONT'],
  NGIPIN: ['DENTIST'],
  DENTAL: ['DENTIST'],
  BRACES: ['ORTHODONT'],
  XRAY: ['RADIOL'],
  ANESTHESIA: ['ANESTHES'],
  ANESTHETIST: ['ANESTHES'],
  INTERNIST: ['INTERNAL'],
  IM: ['INTERNAL'],
  GP: ['PRACTICE'],
  PRACTITIONER: ['PRACTICE'],
  REHAB: ['REHABILIT'],
  THERAPY: ['REHABILIT'],
}

const fillers = new Set([
  'SPECIALIST',
  'SPECIALISTS',
  'PHYSICIAN',
  'PHYSICIANS',
  'DOCTORS',
  'CLINIC',
  'FOR',
  'OF',
])

/** Fewest letters by which a specialty is found without being an everyday word: a shorter one is the part of a name. */
const longEnough = 5
const shortestStem = 4

/** Spelling as the lists have it: "paediatric" is "pediatric". */
const spelled = (word: string): string => word.replaceAll('AE', 'E')

/** The beginning a field shares with its physicians: cardiology, cardiologist; pediatrics, pediatrician. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ISTS?|IANS?|EONS?|S|Y)$/u, '')
  return stem.length < shortestStem ? word : stem
}

/** Whether a word only says that a physician is meant, beside one that names the field: "skin specialist". */
export function isSpecialtyFiller(word: string): boolean {
  return fillers.has(word)
}

/** The specialties a typed word names, in everyday words or by the beginning of their own. */
export function specialtiesNamed(word: string, all: readonly Specialty[]): Specialty[] {
  const typed = spelled(word)
  const stems = everyday[typed] ?? (typed.length < longEnough ? [] : [stemOf(typed)])
  return all.filter(({ description }) =>
    searchWords(description).some((own) => stems.some((stem) => spelled(own).startsWith(stem))),
  )
}
