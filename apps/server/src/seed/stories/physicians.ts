import type { PhysicianStory } from './types.ts'

/** Places of the facilities that matter here: the first hospital, and some of the stories. */
const firstHospital = 0
const iloiloHospital = 12
const davaoHospital = 13
const cebuHospital = 15
const baguioHospital = 18
const eyeCenter = 30
const movingDentist = 23

/** The physicians with a story, in the order they follow those of the smallest sample. */
export const physicianStories: readonly PhysicianStory[] = [
  {
    title: 'A cardiologist in Iloilo sees members of two hospitals.',
    name: ['Jalandoni', 'Corazon'],
    specialization: 'IM',
    subspecialization: 'IM-1',
    status: 'ACCREDITED',
    age: 1200,
    places: [iloiloHospital, firstHospital],
    events: [
      {
        on: -17,
        note: 'EMAIL',
        topic: 'Clinic hours',
        text: 'Adds Saturday mornings in Iloilo from December.',
      },
      {
        on: -10,
        memo: 'POLICY',
        sent: -9,
        received: -7,
        text: 'Stress tests of members need an approval code from January.',
      },
    ],
  },
  {
    title: 'A dentist moves with her clinic.',
    name: ['Magbanua', 'Rowena'],
    dentist: true,
    specialization: 'DENTGP',
    status: 'ACCREDITED',
    age: 690,
    places: [movingDentist],
    events: [
      { on: -13, note: 'CALL', topic: 'New address', text: 'Moves with the clinic; the hours stay.' },
      {
        on: -4,
        request: 'phy-update',
        state: 'PENDING',
        change: { emailAddress: 'r.magbanua@doctor.example' },
      },
    ],
  },
  {
    title: 'A surgeon goes abroad for half a year and is suspended until the return.',
    name: ['Katigbak', 'Renato'],
    specialization: 'SURG',
    status: 'SUSPENDED',
    age: 1000,
    places: [firstHospital],
    events: [
      {
        on: -45,
        note: 'EMAIL',
        topic: 'Leave',
        text: 'Fellowship abroad until May; asks to keep the accreditation.',
      },
      {
        on: -30,
        status: 'SUSPENDED',
        reason: 'On fellowship abroad; the clinics are closed until the return in May.',
      },
    ],
  },
  {
    title: 'A pediatrician lets the licence card lapse by a week while the renewal is on its way.',
    name: ['Dimaculangan', 'Milagros'],
    specialization: 'PED',
    status: 'ACCREDITED',
    age: 820,
    places: [davaoHospital],
    lacks: [{ docType: 'PRC', until: -7 }],
    events: [
      { on: -37, note: 'EMAIL', topic: 'PRC licence', text: 'Reminder sent thirty days before the end.' },
      { on: -3, note: 'CALL', topic: 'PRC licence', text: 'Renewed online; the card comes next week.' },
    ],
  },
  {
    title: 'An obstetrician has not sent this year’s tax receipt.',
    name: ['Araneta', 'Imelda'],
    specialization: 'OBGYN',
    status: 'ACCREDITED',
    age: 640,
    places: [cebuHospital],
    lacks: [{ docType: 'PTR' }],
    events: [
      {
        on: -20,
        note: 'CALL',
        topic: 'Tax receipt',
        text: 'Paid in January; the receipt is with the bookkeeper.',
      },
    ],
  },
  {
    title: 'A retina specialist joins the eye center.',
    name: ['Montelibano', 'Gabriel'],
    specialization: 'OPH',
    subspecialization: 'OPH-1',
    status: 'ACCREDITED',
    age: 400,
    places: [eyeCenter],
    events: [
      { on: -8, request: 'affiliation', state: 'REVIEWED', facility: iloiloHospital },
      {
        on: -8,
        note: 'MEETING',
        topic: 'Second clinic',
        text: 'Wants to see inpatients of the hospital once a week.',
      },
    ],
  },
  {
    title: 'An internist charged above the agreed fees four times and lost the accreditation.',
    name: ['Gatmaitan', 'Virgilio'],
    specialization: 'IM',
    subspecialization: 'IM-3',
    status: 'DISACCREDITED',
    age: 1350,
    places: [baguioHospital],
    events: [
      {
        on: -160,
        note: 'MEETING',
        topic: 'Fees',
        text: 'Explained the agreed fees; promised to keep to them.',
      },
      {
        on: -85,
        status: 'DISACCREDITED',
        reason: 'Violation: fees above the agreed rates in four cases after a written warning.',
      },
    ],
  },
  {
    title: 'A family physician retires after a long time in the network.',
    name: ['Macaraeg', 'Rodolfo'],
    specialization: 'FM',
    status: 'CLOSED',
    age: 1480,
    places: [firstHospital],
    events: [
      {
        on: -64,
        note: 'CALL',
        topic: 'Retirement',
        text: 'Closes the clinic with the end of September; records go to the daughter’s clinic.',
      },
      { on: -50, status: 'CLOSED', reason: 'Retired from practice.' },
    ],
  },
  {
    title: 'A young anesthesiologist applied by the portal and waits for the review.',
    name: ['Quiambao', 'Janine'],
    specialization: 'ANES',
    status: 'ON_PROCESS',
    entry: { source: 'PUBLIC', accepted: false, registration: 'PENDING' },
    age: 6,
    places: [],
    events: [],
  },
  {
    title: 'A neurologist whose board certificate could not be confirmed.',
    name: ['Zaldivar', 'Noel'],
    specialization: 'NEURO',
    status: 'DISAPPROVED',
    entry: { source: 'PUBLIC', accepted: true, registration: 'REJECTED' },
    age: 150,
    places: [],
    events: [
      {
        on: -110,
        status: 'DISAPPROVED',
        reason: 'The board certificate could not be confirmed by the society.',
      },
    ],
  },
  {
    title: 'A dermatologist left for a hospital abroad.',
    name: ['Locsin', 'Bianca'],
    specialization: 'DERM',
    status: 'WITHDRAWN',
    age: 930,
    places: [iloiloHospital],
    events: [{ on: -100, status: 'WITHDRAWN', reason: 'Moved abroad; the clinic was given up.' }],
  },
  {
    title: 'A dentist answers for a broken sterilisation log.',
    name: ['Panganiban', 'Arnel'],
    dentist: true,
    specialization: 'DENTGP',
    status: 'ACCREDITED',
    age: 560,
    places: [29],
    lacks: [{ docType: 'STERIL', unverified: true }],
    events: [
      {
        on: -16,
        documentRemark: 'The pages of October are missing. Please send them as well.',
        docType: 'STERIL',
      },
      {
        on: -15,
        note: 'VISIT',
        topic: 'Sterilisation',
        text: 'The sterilizer works; only the log was forgotten for a month.',
      },
    ],
  },
  {
    title:
      'A nephrologist looks after the dialysis center while it is closed; her own licence ended last week.',
    name: ['Lacson', 'Teresa'],
    specialization: 'IM',
    subspecialization: 'IM-2',
    status: 'ACCREDITED',
    age: 770,
    places: [21],
    lacks: [{ docType: 'PRC', until: -9 }],
    events: [
      {
        on: -6,
        note: 'CALL',
        topic: 'Dialysis center',
        text: 'Has found places for all eleven members in Roxas.',
      },
    ],
  },
  {
    title: 'A cardiologist in Davao asks for a second hospital and was refused once.',
    name: ['Tiongson', 'Ernesto'],
    specialization: 'IM',
    subspecialization: 'IM-1',
    status: 'ACCREDITED',
    age: 860,
    places: [davaoHospital],
    events: [
      {
        on: -60,
        request: 'affiliation',
        state: 'REJECTED',
        facility: 14,
        remarks: 'The clinic room was given to another doctor in August.',
      },
      { on: -9, request: 'affiliation', state: 'PENDING', facility: 15 },
    ],
  },
  {
    title: 'A radiologist reads for two hospitals and was taken over from the old system.',
    name: ['Enriquez', 'Lualhati'],
    specialization: 'RAD',
    status: 'ACCREDITED',
    entry: { source: 'IMPORT', accepted: true, registration: undefined },
    age: 1450,
    places: [iloiloHospital, firstHospital],
    events: [
      {
        on: -25,
        remark: 'Contract of the old system has another middle name; see the scanned marriage certificate.',
      },
    ],
  },
  {
    title: 'A general practitioner is paid for open bills only.',
    name: ['Soliman', 'Ulysses'],
    specialization: 'GP',
    status: 'FOR_PAYMENT_ONLY',
    age: 300,
    places: [cebuHospital],
    events: [
      {
        on: -33,
        note: 'NOTE',
        topic: 'Billing',
        text: 'Treated one member in an emergency; the bill is paid, nothing else is agreed.',
      },
    ],
  },
]
