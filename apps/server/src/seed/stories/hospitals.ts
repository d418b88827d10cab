// One file of more than 300 lines: one list of stories, whose order decides the codes the sample gives its facilities.
import type { FacilityStory } from './types.ts'

const iloilo = '0631000000'
const cebu = '0730600000'
const manila = '1380600000'

/** Hospitals and other places with beds that have a story. */
export const hospitalStories: readonly FacilityStory[] = [
  {
    title: 'A hospital renews its agreement in good time.',
    facility: {
      name: 'Liwayway-Tulay Medical Center',
      typeCode: 'HOSP',
      categoryCode: 'L3',
      status: 'ACCREDITED',
      cityCode: iloilo,
      age: 1390,
      contract: [-1060, 35],
      ape: true,
    },
    events: [
      {
        on: -75,
        note: 'EMAIL',
        topic: 'Contract renewal',
        text: 'Sent the draft of the new agreement, term of three years.',
      },
      {
        on: -41,
        note: 'MEETING',
        topic: 'Contract renewal',
        text: 'Terms agreed with the administrator; room rates rise by six percent.',
      },
      { on: -9, note: 'CALL', topic: 'Contract renewal', text: 'Signed copies are with the courier.' },
      {
        on: -30,
        memo: 'RATE_INCREASE',
        sent: -28,
        received: -25,
        text: 'New room rates from the first day of the new term.',
      },
      { on: -6, request: 'hf/room-rate', state: 'REVIEWED' },
    ],
  },
  {
    title: 'A hospital lets its licence to operate run out and is suspended until the new one comes.',
    facility: {
      name: 'Habagat-Parola General Hospital',
      typeCode: 'HOSP',
      categoryCode: 'L1',
      status: 'SUSPENDED',
      cityCode: '1130700000',
      age: 1200,
      contract: [-620, 475],
    },
    lacks: [{ docType: 'LTO', until: -48 }],
    events: [
      {
        on: -78,
        note: 'CALL',
        topic: 'Renewal of the licence',
        text: 'Asked for the renewed licence; the application is with the regional office.',
      },
      {
        on: -33,
        note: 'EMAIL',
        topic: 'Renewal of the licence',
        text: 'Second reminder, answered with the receipt of the application only.',
      },
      {
        on: -18,
        status: 'SUSPENDED',
        reason: 'The licence to operate expired 30 days ago and the renewed one has not been sent.',
      },
      { on: -4, request: 'hf-document', state: 'PENDING', docType: 'LTO' },
      {
        on: -2,
        remark: 'Licence received by portal today; to be compared with the list of the regional office.',
      },
    ],
  },
  {
    title: 'A government hospital disputes the price of its intensive care.',
    facility: {
      name: 'Bayanihan-Dagat General Hospital',
      typeCode: 'HOSP',
      categoryCode: 'L2',
      status: 'ACCREDITED',
      ownership: 'GOVERNMENT',
      cityCode: manila,
      age: 1100,
      contract: [-400, 330],
    },
    events: [
      {
        on: -44,
        request: 'hf/room-rate',
        state: 'REJECTED',
        remarks: 'Intensive care at 28 percent above the area cannot be agreed; please send the cost sheet.',
      },
      {
        on: -35,
        note: 'MEETING',
        topic: 'Rates',
        text: 'The hospital explains the rise by two new ventilators; a cost sheet is promised.',
      },
      {
        on: -20,
        note: 'EMAIL',
        topic: 'Rates',
        text: 'Cost sheet received. Offered twelve percent from January.',
      },
      { on: -3, request: 'hf/room-rate', state: 'PENDING' },
    ],
  },
  {
    title: 'A hospital that charged members twice has been warned and answers for it.',
    facility: {
      name: 'Tiwala-Lakas Hospital',
      typeCode: 'HOSP',
      categoryCode: 'L1',
      status: 'ACCREDITED',
      cityCode: cebu,
      age: 900,
      contract: [-300, 795],
    },
    events: [
      {
        on: -70,
        record: 'violation',
        status: 'OPEN',
        fields: {
          category: 'BALANCE_BILLING',
          severity: 'MAJOR',
          description: 'Two members paid for the ward although the stay was covered.',
        },
      },
      {
        on: -66,
        record: 'correction-notice',
        status: 'ACKNOWLEDGED',
        fields: {
          subject: 'Posting of rates',
          details: 'Members are to be told in writing what is covered before they are admitted.',
        },
      },
      {
        on: -50,
        note: 'VISIT',
        topic: 'Balance billing',
        text: 'Cashier and admitting office explained the case; both members were paid back.',
      },
      { on: -12, remark: 'If it happens once more before March, propose the suspension.' },
    ],
  },
  {
    title: 'An infirmary opens in a place that had none and is nearly through.',
    facility: {
      name: 'Pulo-Ningning Infirmary',
      typeCode: 'INF',
      categoryCode: 'INFG',
      status: 'ON_PROCESS',
      cityCode: '0600407000',
      age: 60,
      source: 'PUBLIC',
      registration: 'APPROVED',
    },
    lacks: [{ docType: 'RATES' }],
    events: [
      {
        on: -38,
        note: 'VISIT',
        topic: 'Ocular visit',
        text: 'Twelve beds, one delivery room, laboratory next door. Clean and staffed day and night.',
      },
      {
        on: -21,
        note: 'CALL',
        topic: 'Documents',
        text: 'Only the signed schedule of rates is open; the owner is abroad until the end of the month.',
      },
    ],
  },
  {
    title: 'A birthing home closes: the midwife retires.',
    facility: {
      name: 'Kamia-Buwan Birthing Home',
      typeCode: 'BIRTH',
      categoryCode: 'BIRTHC',
      status: 'CLOSED',
      cityCode: '0500506000',
      age: 1300,
      contract: [-1000, -20],
    },
    events: [
      {
        on: -90,
        note: 'CALL',
        topic: 'Closing',
        text: 'The owner retires in two months; expectant members are sent to the infirmary nearby.',
      },
      {
        on: -20,
        status: 'CLOSED',
        reason: 'The owner retired and the birthing home closed with the end of the agreement.',
      },
    ],
  },
  {
    title: 'A hospital left over its rates and asks to come back.',
    facility: {
      name: 'Bukal-Sinag Doctors Hospital',
      typeCode: 'HOSP',
      categoryCode: 'L2',
      status: 'WITHDRAWN',
      cityCode: '1430300000',
      age: 1250,
      contract: [-900, -200],
    },
    events: [
      { on: -230, note: 'MEETING', topic: 'Rates', text: 'No agreement on the operating room fees.' },
      {
        on: -200,
        status: 'WITHDRAWN',
        reason: 'The new operating room fees were not agreed and the hospital left.',
      },
      {
        on: -11,
        note: 'EMAIL',
        topic: 'Coming back',
        text: 'The new administrator asks for the terms of a new agreement.',
      },
      { on: -8, remark: 'Members in the city ask for it; worth a meeting before the end of the year.' },
    ],
  },
  {
    title: 'A hospital was taken out of the network after three letters stayed unanswered.',
    facility: {
      name: 'Gubat-Alon Hospital',
      typeCode: 'HOSP',
      categoryCode: 'L1',
      status: 'DISACCREDITED',
      cityCode: '0931700000',
      age: 1350,
      contract: [-1200, -110],
    },
    lacks: [{ docType: 'LTO', until: -140 }],
    events: [
      {
        on: -170,
        record: 'document-tracker',
        status: 'RECEIVED',
        fields: { documentType: 'LETTER', docName: 'Renewal of the agreement' },
      },
      {
        on: -70,
        status: 'DISACCREDITED',
        reason: 'Contract not renewed: three letters in five months stayed unanswered.',
      },
    ],
  },
  {
    title: 'A surgical center waits for a second look at its operating room.',
    facility: {
      name: 'Lawa-Hiraya Surgical Center',
      typeCode: 'ASC',
      categoryCode: 'ASCM',
      status: 'ON_PROCESS',
      cityCode: manila,
      age: 95,
    },
    events: [
      {
        on: -52,
        note: 'VISIT',
        topic: 'Ocular visit',
        text: 'The autoclave log ends in August. A second visit is agreed.',
      },
      {
        on: -6,
        note: 'CALL',
        topic: 'Second visit',
        text: 'New autoclave installed; visit on Thursday at ten.',
      },
    ],
  },
  {
    title: 'A dialysis center sends members away and is suspended for two weeks with its return planned.',
    facility: {
      name: 'Daloy-Buhay Dialysis Center',
      typeCode: 'DIAL',
      categoryCode: 'DIALF',
      status: 'SUSPENDED',
      cityCode: '1830200000',
      age: 800,
      contract: [-420, 310],
    },
    events: [
      {
        on: -7,
        status: 'SUSPENDED',
        reason: 'The water treatment is being replaced; no sessions until the test is passed.',
      },
      { on: 8, status: 'ACCREDITED', reason: 'Returns when the water test has been passed.' },
      {
        on: -6,
        memo: 'NETWORK',
        sent: -5,
        text: 'Members are received by the center in Roxas until the return.',
      },
    ],
  },
  {
    title: 'A hospital is preferred by the big accounts and blocked for one reason.',
    facility: {
      name: 'Narra-Awit Medical Center',
      typeCode: 'HOSP',
      categoryCode: 'L3',
      status: 'ACCREDITED',
      cityCode: '1381200000',
      age: 1000,
      contract: [-200, 895],
      blocked: true,
      blockedReason:
        'The bills of two quarters differ from the agreed rates; closed to new accounts until both sides have compared them.',
    },
    events: [
      {
        on: -26,
        note: 'MEETING',
        topic: 'Billing',
        text: 'Compared 140 bills; 31 were above the agreed rates. The hospital corrects them until month end.',
      },
      { on: -20, remark: 'Open the block when the corrected statement of account is in.' },
      {
        on: -5,
        record: 'inquiry-report',
        status: 'OPEN',
        fields: {
          topic: 'BILLING',
          inquiry: 'When may our new members be admitted again?',
          requesterType: 'ACCOUNT',
        },
      },
    ],
  },
]
