import type { SeedList } from './lists.ts'

interface Group {
  name: string
  kind: 'DOCTOR' | 'DENTAL' | 'DIAGNOSTIC' | 'OTHER'
  prefix: string
  /** names, each followed by its usual price in pesos */
  items: string
}

/** Services by group; codes are the group's prefix and a number. */
const groups: readonly Group[] = [
  {
    name: 'Laboratory',
    kind: 'DIAGNOSTIC',
    prefix: 'LAB',
    items: `Complete blood count 250; Urinalysis 120; Fecalysis 100; Fasting blood sugar 160; Lipid profile 750;
      Creatinine 190; Blood uric acid 180; SGPT 190; SGOT 190; HbA1c 780; Blood urea nitrogen 180; Sodium 260;
      Potassium 260; Chloride 260; Calcium 260; Magnesium 350; Total bilirubin 380; Alkaline phosphatase 280;
      Albumin 250; Total protein 250; TSH 650; Free T3 750; Free T4 700; Prostate specific antigen 1100;
      CA-125 1600; CEA 1400; Alpha-fetoprotein 1300; Hepatitis B surface antigen 320; Anti-HBs 450;
      Anti-HCV 650; HIV screening 600; VDRL 300; Dengue NS1 1300; Dengue IgG and IgM 1200; Typhidot 950;
      Blood typing 200; Prothrombin time 420; Partial thromboplastin time 480; D-dimer 1900; Troponin I 1500;
      CK-MB 1100; C-reactive protein 750; Erythrocyte sedimentation rate 250; Blood culture 1700;
      Urine culture 900; Sputum culture 1000; Stool culture 900; Pap smear 650; Histopathology, small 1400;
      Histopathology, large 2600; Serum iron 600; Ferritin 950; Vitamin D 2400; Vitamin B12 1300;
      Semen analysis 600; Pregnancy test 200; Fecal occult blood 180; 24-hour urine protein 650;
      Oral glucose tolerance test 750; Amylase 420; Lipase 480; Rheumatoid factor 520; ANA 1300`,
  },
  {
    name: 'Dental',
    kind: 'DENTAL',
    prefix: 'DEN',
    items: `Oral prophylaxis 800; Simple extraction 700; Light-cure filling 900; Temporary filling 500;
      Periapical X-ray 350; Dental consultation 400; Fluoride application 800; Pit and fissure sealant 700;
      Surgical extraction 2500; Odontectomy 6500; Root canal, anterior 5500; Root canal, premolar 6500;
      Root canal, molar 8500; Jacket crown 6500; Post and core 3000; Recementation 600; Denture adjustment 500;
      Complete denture 18000; Partial denture 9000; Panoramic X-ray 950; Desensitisation 700;
      Scaling and polishing 1200; Deep scaling 2800; Gingivectomy 4500; Incision and drainage 1500;
      Night guard 5500; Retainer 4500; Braces, initial 25000; Braces, adjustment 1500; Bleaching 7500;
      Splinting 5000`,
  },
  {
    name: 'Imaging',
    kind: 'DIAGNOSTIC',
    prefix: 'IMG',
    items: `Chest X-ray, PA 380; Chest X-ray, PA and lateral 600; Whole abdomen ultrasound 1500;
      Pelvic ultrasound 950; Transvaginal ultrasound 1300; Breast ultrasound 1300; Mammography 2300;
      Thyroid ultrasound 1200; KUB ultrasound 1100; Hepatobiliary ultrasound 1000; Abdominal X-ray 550;
      Skull X-ray 600; Lumbosacral X-ray 850; Cervical X-ray 550; Hand X-ray 400; Foot X-ray 400;
      Knee X-ray 450; Shoulder X-ray 450; Hip X-ray 550; Paranasal sinus X-ray 500; Plain cranial CT 5500;
      Contrast cranial CT 8500; Chest CT 7000; Whole abdomen CT 12500; CT stonogram 7500; CT angiography 15000;
      Cranial MRI 9500; Lumbar MRI 10500; Cervical MRI 10500; Knee MRI 10000; Shoulder MRI 10000;
      MR angiography 12500; Bone densitometry 2600; Barium enema 3200; Upper GI series 2800;
      Intravenous pyelography 3600; Venous duplex scan 3500; Arterial duplex scan 3800;
      Carotid duplex scan 3800; Scrotal ultrasound 1300; Biophysical profile 2200; Congenital anomaly scan 3200`,
  },
  {
    name: 'Consultation',
    kind: 'DOCTOR',
    prefix: 'CON',
    items: `General consultation 450; Specialist consultation 700; Follow-up consultation 400;
      Teleconsultation 450; Emergency consultation 800; Pre-operative clearance 1000; Medical certificate 250;
      Annual physical examination 900; Home visit 1500; Diet counselling 600; Family planning counselling 400;
      Well-baby visit 500; Prenatal visit 550; Postnatal visit 550`,
  },
  {
    name: 'Heart and lung',
    kind: 'DIAGNOSTIC',
    prefix: 'CRD',
    items: `Electrocardiogram 350; 2D echocardiogram 3200; Treadmill stress test 3600;
      24-hour Holter monitor 3800; Ambulatory blood pressure monitor 3200; Stress echocardiogram 6500;
      Transesophageal echocardiogram 8500; Spirometry 1500; Bronchodilator test 1900; Arterial blood gas 1300;
      Six-minute walk test 1200; Sleep study 12500; Coronary angiogram 28000; Tilt table test 5500`,
  },
  {
    name: 'Procedure',
    kind: 'DOCTOR',
    prefix: 'PRO',
    items: `Wound suturing, minor 1200; Incision and drainage of abscess 1500; Excision of cyst 2500;
      Cauterisation of warts 1200; Nebulisation 350; Ear flushing 500; Nail avulsion 1200; Colonoscopy 9500;
      Gastroscopy 7500; Flexible sigmoidoscopy 6000; Bronchoscopy 9000; Cystoscopy 6500; Lumbar puncture 3500;
      Thoracentesis 4000; Paracentesis 4500; Bone marrow aspiration 5500; Fine needle aspiration 2800;
      Joint injection 1800; Skin biopsy 2500; Cervical biopsy 2500; Colposcopy 2800; Phototherapy 1200;
      Laser therapy 4500; Circumcision 3500; Cast application 2200; Cast removal 800; Dressing change 450;
      Catheter insertion 500; Nasogastric tube insertion 450; Intravenous insertion 300`,
  },
  {
    name: 'Therapy and others',
    kind: 'OTHER',
    prefix: 'OTH',
    items: `Physical therapy session 600; Occupational therapy session 750; Speech therapy session 850;
      Hemodialysis session 3800; Dialyser, high-flux 1800; Erythropoietin injection 2600; Flu vaccine 900;
      Pneumococcal vaccine 3200; Hepatitis B vaccine 850; Tetanus toxoid 350; Anti-rabies vaccine 1100;
      Ambulance transfer 3500; Oxygen per hour 150; Emergency room fee 900; Operating room fee, minor 3500;
      Operating room fee, major 9500; Recovery room fee 1500; Delivery room fee 4500; Newborn screening 1800;
      Hearing screening 900; Eye refraction 400; Visual field test 1500; Tonometry 400; Fundus photography 1200;
      Optical coherence tomography 2500; Audiometry 900; Tympanometry 900; Allergy skin test 3500`,
  },
]

/** A service of the sample. */
interface SeedService {
  code: string
  description: string
  groupBy: string
  kind: Group['kind']
}

const byGroup = groups.map(({ name, kind, prefix, items }) =>
  items
    .split(';')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .map((text) => text.slice(0, text.lastIndexOf(' ')))
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

const usualPrices = new Map(
  groups.flatMap(({ prefix, items }) =>
    Array.from(items.matchAll(/ (\d+)(?:;|$)/g), ([, price], at): [string, number] => [
      `${prefix}${String(at + 1).padStart(3, '0')}`,
      Number(price),
    ]),
  ),
)

/** The price in pesos a service usually has, by its code. */
export function usualPrice(code: string): number {
  const price = usualPrices.get(code)
  if (price === undefined) throw new Error(`The service ${code} has no price.`)
  return price
}

/** Services of a group whose name matches, by their codes. */
export function servicesNamed(prefix: string, name: RegExp): readonly string[] {
  const at = groups.findIndex((group) => group.prefix === prefix)
  return (byGroup[at] ?? []).filter(({ description }) => name.test(description)).map(({ code }) => code)
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
