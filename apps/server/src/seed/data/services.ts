import type { SeedList } from './lists.ts'

interface Group {
  name: string
  kind: 'DOCTOR' | 'DENTAL' | 'DIAGNOSTIC' | 'OTHER'
  prefix: string
  items: string
}

/** Services by group; codes are the group's prefix and a number. */
const groups: readonly Group[] = [
  {
    name: 'Laboratory',
    kind: 'DIAGNOSTIC',
    prefix: 'LAB',
    items: `Complete blood count; Urinalysis; Fecalysis; Fasting blood sugar; Lipid profile; Creatinine; Blood uric acid;
      SGPT; SGOT; HbA1c; Blood urea nitrogen; Sodium; Potassium; Chloride; Calcium; Magnesium; Total bilirubin;
      Alkaline phosphatase; Albumin; Total protein; TSH; Free T3; Free T4; Prostate specific antigen; CA-125; CEA;
      Alpha-fetoprotein; Hepatitis B surface antigen; Anti-HBs; Anti-HCV; HIV screening; VDRL; Dengue NS1; Dengue IgG
      and IgM; Typhidot; Blood typing; Prothrombin time; Partial thromboplastin time; D-dimer; Troponin I; CK-MB;
      C-reactive protein; Erythrocyte sedimentation rate; Blood culture; Urine culture; Sputum culture; Stool culture;
      Pap smear; Histopathology, small; Histopathology, large; Serum iron; Ferritin; Vitamin D; Vitamin B12;
      Semen analysis; Pregnancy test; Fecal occult blood; 24-hour urine protein; Oral glucose tolerance test; Amylase;
      Lipase; Rheumatoid factor; ANA`,
  },
  {
    name: 'Dental',
    kind: 'DENTAL',
    prefix: 'DEN',
    items: `Oral prophylaxis; Simple extraction; Light-cure filling; Temporary filling; Periapical X-ray;
      Dental consultation; Fluoride application; Pit and fissure sealant; Surgical extraction; Odontectomy;
      Root canal, anterior; Root canal, premolar; Root canal, molar; Jacket crown; Post and core; Recementation;
      Denture adjustment; Complete denture; Partial denture; Panoramic X-ray; Desensitisation; Scaling and polishing;
      Deep scaling; Gingivectomy; Incision and drainage; Night guard; Retainer; Braces, initial; Braces, adjustment;
      Bleaching; Splinting`,
  },
  {
    name: 'Imaging',
    kind: 'DIAGNOSTIC',
    prefix: 'IMG',
    items: `Chest X-ray, PA; Chest X-ray, PA and lateral; Whole abdomen ultrasound; Pelvic ultrasound;
      Transvaginal ultrasound; Breast ultrasound; Mammography; Thyroid ultrasound; KUB ultrasound;
      Hepatobiliary ultrasound; Abdominal X-ray; Skull X-ray; Lumbosacral X-ray; Cervical X-ray; Hand X-ray; Foot X-ray;
      Knee X-ray; Shoulder X-ray; Hip X-ray; Paranasal sinus X-ray; Plain cranial CT; Contrast cranial CT; Chest CT;
      Whole abdomen CT; CT stonogram; CT angiography; Cranial MRI; Lumbar MRI; Cervical MRI; Knee MRI; Shoulder MRI;
      MR angiography; Bone densitometry; Barium enema; Upper GI series; Intravenous pyelography; Venous duplex scan;
      Arterial duplex scan; Carotid duplex scan; Scrotal ultrasound; Biophysical profile; Congenital anomaly scan`,
  },
  {
    name: 'Consultation',
    kind: 'DOCTOR',
    prefix: 'CON',
    items: `General consultation; Specialist consultation; Follow-up consultation; Teleconsultation;
      Emergency consultation; Pre-operative clearance; Medical certificate; Annual physical examination; Home visit;
      Diet counselling; Family planning counselling; Well-baby visit; Prenatal visit; Postnatal visit`,
  },
  {
    name: 'Heart and lung',
    kind: 'DIAGNOSTIC',
    prefix: 'CRD',
    items: `Electrocardiogram; 2D echocardiogram; Treadmill stress test; 24-hour Holter monitor;
      Ambulatory blood pressure monitor; Stress echocardiogram; Transesophageal echocardiogram; Spirometry;
      Bronchodilator test; Arterial blood gas; Six-minute walk test; Sleep study; Coronary angiogram; Tilt table test`,
  },
  {
    name: 'Procedure',
    kind: 'DOCTOR',
    prefix: 'PRO',
    items: `Wound suturing, minor; Incision and drainage of abscess; Excision of cyst; Cauterisation of warts;
      Nebulisation; Ear flushing; Nail avulsion; Colonoscopy; Gastroscopy; Flexible sigmoidoscopy; Bronchoscopy;
      Cystoscopy; Lumbar puncture; Thoracentesis; Paracentesis; Bone marrow aspiration; Fine needle aspiration;
      Joint injection; Skin biopsy; Cervical biopsy; Colposcopy; Phototherapy; Laser therapy; Circumcision; Cast
      application; Cast removal; Dressing change; Catheter insertion; Nasogastric tube insertion; Intravenous insertion`,
  },
  {
    name: 'Therapy and others',
    kind: 'OTHER',
    prefix: 'OTH',
    items: `Physical therapy session; Occupational therapy session; Speech therapy session; Hemodialysis session;
      Dialyser, high-flux; Erythropoietin injection; Flu vaccine; Pneumococcal vaccine; Hepatitis B vaccine;
      Tetanus toxoid; Anti-rabies vaccine; Ambulance transfer; Oxygen per hour; Emergency room fee; Operating room fee,
      minor; Operating room fee, major; Recovery room fee; Delivery room fee; Newborn screening; Hearing screening;
      Eye refraction; Visual field test; Tonometry; Fundus photography; Optical coherence tomography; Audiometry;
      Tympanometry; Allergy skin test`,
  },
]

/** A service with the price its prices hover about. */
export interface SeedService {
  code: string
  description: string
  groupBy: string
  kind: Group['kind']
}

const byGroup = groups.map(({ name, kind, prefix, items }) =>
  items
    .split(';')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .map((description, at): SeedService => ({
      code: `${prefix}${String(at + 1).padStart(3, '0')}`,
      description,
      groupBy: name,
      kind,
    })),
)

const perGroupInTiny = 5
const first = byGroup.flatMap((items) => items.slice(0, perGroupInTiny))

/** Codes of the services of a group that even the smallest sample has, then all others. */
export function serviceCodes(prefix: string): readonly string[] {
  const at = groups.findIndex((group) => group.prefix === prefix)
  return (byGroup[at] ?? []).map(({ code }) => code)
}

/** How many services of each group are in the smallest sample. */
export const servicesInTiny = perGroupInTiny

/** The services (domain model 4.3): a few of every group first. */
export const serviceList: SeedList = {
  base: 'medicard-service',
  entries: [
    ...first.map((item) => ({ ...item })),
    ...byGroup.flatMap((items) => items.slice(perGroupInTiny).map((item) => ({ ...item }))),
  ],
  tiny: first.length,
}
