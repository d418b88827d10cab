import type { SeedList } from './lists.ts'
import { table } from './table.ts'

/** Fields of medicine and dentistry with their societies, whose names are invented. */
const specializations = table(
  ['code', 'name', 'society'],
  `
  IM|Internal medicine|Internists
  PED|Pediatrics|Pediatricians
  GP|General practice|
  OBGYN|Obstetrics and gynecology|Obstetricians and Gynecologists
  SURG|General surgery|Surgeons
  ANES|Anesthesiology|Anesthesiologists
  RAD|Radiology|Radiologists
  FM|Family medicine|Family Physicians
  DENTGP|General dentistry|Dentists
  ORTHODON|Orthodontics|Orthodontists
  PATH|Pathology|Pathologists
  OPH|Ophthalmology|Ophthalmologists
  ENT|Otorhinolaryngology|Ear, Nose and Throat Surgeons
  ORTHO|Orthopedic surgery|Orthopedic Surgeons
  NEURO|Neurology|Neurologists
  NSURG|Neurosurgery|Neurosurgeons
  PSYCH|Psychiatry|Psychiatrists
  DERM|Dermatology|Dermatologists
  URO|Urology|Urologists
  REHAB|Rehabilitation medicine|Physiatrists
  TCVS|Thoracic and cardiovascular surgery|Thoracic Surgeons
  PSURG|Plastic surgery|Plastic Surgeons
  PEDSURG|Pediatric surgery|Pediatric Surgeons
  ER|Emergency medicine|Emergency Physicians
  NUC|Nuclear medicine|Nuclear Physicians
  RADONC|Radiation oncology|Radiation Oncologists
  OCCMED|Occupational medicine|Occupational Physicians
  PUBH|Public health|Public Health Physicians
  SPORTS|Sports medicine|Sports Physicians
  GERI|Geriatric medicine|Geriatricians
  CRITCARE|Critical care medicine|Intensivists
  PAIN|Pain medicine|Pain Physicians
  SLEEP|Sleep medicine|Sleep Physicians
  PALL|Palliative medicine|Palliative Physicians
  CRS|Colorectal surgery|Colorectal Surgeons
  VASC|Vascular surgery|Vascular Surgeons
  GENE|Clinical genetics|Geneticists
  ENDODON|Endodontics|Endodontists
  PERIO|Periodontics|Periodontists
  PROSTHO|Prosthodontics|Prosthodontists
  OMS|Oral and maxillofacial surgery|Oral Surgeons
  PEDODON|Pediatric dentistry|Pediatric Dentists
  ORALPATH|Oral pathology|Oral Pathologists
  DENTPH|Dental public health|Public Health Dentists
`,
)

const societyOf = (who: string) => (who === '' ? null : `Philippine Society of Example ${who}`)

/** Each specialization with its narrower fields. */
const narrower: Readonly<Record<string, string>> = {
  IM: `Cardiology, Nephrology, Gastroenterology, Pulmonology, Endocrinology, Infectious diseases, Rheumatology,
    Hematology, Medical oncology, Allergy and immunology`,
  PED: `Neonatology, Pediatric cardiology, Pediatric nephrology, Pediatric pulmonology, Pediatric neurology,
    Pediatric endocrinology, Pediatric hematology, Pediatric gastroenterology, Developmental pediatrics,
    Pediatric infectious diseases`,
  OBGYN: `Maternal-fetal medicine, Reproductive medicine, Gynecologic oncology, Urogynecology, Obstetric ultrasound,
    Minimally invasive gynecology`,
  SURG: `Surgical oncology, Hepatobiliary surgery, Trauma surgery, Breast surgery, Head and neck surgery,
    Minimally invasive surgery, Transplant surgery, Burn surgery`,
  ANES: `Cardiac anesthesia, Pediatric anesthesia, Obstetric anesthesia, Regional anesthesia, Neuroanesthesia`,
  RAD: `Interventional radiology, Neuroradiology, Breast imaging, Ultrasound, Pediatric radiology,
    Musculoskeletal radiology`,
  PATH: `Anatomic pathology, Clinical pathology, Hematopathology, Dermatopathology, Cytopathology`,
  OPH: `Retina, Glaucoma, Cornea, Pediatric ophthalmology, Oculoplastics, Uveitis, Neuro-ophthalmology`,
  ENT: `Otology, Rhinology, Laryngology, Pediatric otorhinolaryngology, Facial plastics`,
  ORTHO: `Hand surgery, Spine surgery, Joint replacement, Arthroscopy, Pediatric orthopedics, Orthopedic oncology,
    Foot and ankle surgery`,
  NEURO: `Stroke, Epilepsy, Movement disorders, Neuromuscular medicine, Headache medicine`,
  PSYCH: `Child psychiatry, Addiction psychiatry, Geriatric psychiatry, Consultation psychiatry`,
  DERM: `Dermatologic surgery, Pediatric dermatology, Cosmetic dermatology`,
  URO: `Endourology, Uro-oncology, Pediatric urology, Andrology`,
  TCVS: `Adult cardiac surgery, Congenital cardiac surgery, Thoracic surgery`,
  REHAB: `Neurologic rehabilitation, Cardiac rehabilitation, Pediatric rehabilitation`,
}

const subspecializations = Object.entries(narrower).flatMap(([specializationCode, names]) =>
  names
    .split(',')
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .map((description, at) => ({ specializationCode, code: `${specializationCode}-${at + 1}`, description })),
)

/** Names of the societies, in the order of the specializations. */
export const societyNames: readonly string[] = specializations.flatMap(({ society }) => societyOf(society) ?? [])

/** Society of a specialization; undefined for one without. */
export function societyOfSpecialization(code: string): string | undefined {
  const found = specializations.find((each) => each.code === code)
  return (found && societyOf(found.society)) ?? undefined
}

const dental = ['DENTGP', 'ORTHODON', 'ENDODON', 'PERIO', 'PROSTHO', 'OMS', 'PEDODON', 'ORALPATH', 'DENTPH']

/** How common the frequent fields are; every other one has the weight of one. */
const common: Readonly<Record<string, number>> = {
  IM: 22,
  PED: 12,
  GP: 10,
  OBGYN: 10,
  SURG: 9,
  FM: 8,
  ANES: 6,
  RAD: 5,
  OPH: 4,
  ENT: 3,
  ORTHO: 4,
  DERM: 3,
  DENTGP: 24,
  ORTHODON: 5,
}

/** The fields of physicians and of dentists with their weights, for all but the smallest sample. */
export const weightedFields = {
  MD: specializations
    .filter(({ code }) => !dental.includes(code))
    .map(({ code }) => [code, common[code] ?? 1] as const),
  DMD: dental.map((code) => [code, common[code] ?? 1] as const),
}

/** How many narrower fields the smallest sample has. */
const narrowerInTiny = 8

/** Codes of the narrower fields of a specialization: in the smallest sample, or in all. */
export function narrowerFields(specializationCode: string, isTiny: boolean): readonly string[] {
  const all = isTiny ? subspecializations.slice(0, narrowerInTiny) : subspecializations
  return all.filter((each) => each.specializationCode === specializationCode).map(({ code }) => code)
}

/** Specializations of physicians and of dentists by their codes; the first ones are in every size. */
export const fields = {
  MD: ['IM', 'PED', 'GP', 'OBGYN', 'SURG', 'ANES', 'RAD', 'FM'],
  DMD: ['DENTGP', 'ORTHODON'],
} as const

/** The narrower field at a place of their list, with the specialization it is of; none behind the last. */
export const narrowerAt = (place: number) => subspecializations[place]

/** How many narrower fields there are. */
export const narrowerCount = subspecializations.length

/** Specializations and the narrower fields (domain model 4.3). */
export const medicineLists: readonly SeedList[] = [
  {
    base: 'specialization',
    tiny: 10,
    entries: specializations.map(({ code, name, society }) => ({
      code,
      name,
      description: name,
      medicalSociety: societyOf(society),
    })),
  },
  { base: 'subspecialization', entries: subspecializations, tiny: narrowerInTiny },
  {
    base: 'society',
    tiny: specializations.length,
    // fields that share a society name it once, by the code of the first
    entries: specializations
      .filter(({ society }, at) => specializations.findIndex((one) => one.society === society) === at)
      .filter(({ society }) => society !== '')
      .map(({ code, society }) => ({ code: `PSE-${code}`, description: societyOf(society) })),
  },
]
