// One file of more than 300 lines: one list of stories, whose order decides the codes the sample gives its facilities.
import type { FacilityStory } from './types.ts'

const roxas = '0601914000'
const makati = '1380300000'

/** Clinics, laboratories and dental clinics that have a story. */
export const clinicStories: readonly FacilityStory[] = [
  {
    title: 'A dental clinic moves to a new address.',
    facility: {
      name: 'Perlas-Diwa Dental Clinic',
      typeCode: 'DENT',
      categoryCode: 'GROUP',
      status: 'ACCREDITED',
      cityCode: roxas,
      age: 700,
      contract: [-310, 420],
    },
    events: [
      {
        on: -14,
        note: 'CALL',
        topic: 'New address',
        text: 'Moves two streets on at the end of the month; the permit of the new place is being made.',
      },
      {
        on: -5,
        request: 'hf-update',
        state: 'PENDING',
        change: { emailAddress: 'perlas.new@facility.example', creditTermDays: 45 },
      },
      {
        on: -5,
        documentRemark: 'The photographs show the old place; please send those of the new one.',
        docType: 'PHOTO',
      },
    ],
  },
  {
    title: 'One clinic applied twice; the second record was found late.',
    facility: {
      name: 'Sinag-Umaga Family Clinic, Inc.',
      typeCode: 'CLIN',
      categoryCode: 'PCF',
      status: 'FOR_PAYMENT_ONLY',
      cityCode: makati,
      age: 400,
    },
    events: [
      {
        on: -30,
        note: 'NOTE',
        topic: 'Duplicate',
        text: 'Same owner and TIN as the clinic registered in March; bills were paid on both records.',
      },
      { on: -29, remark: 'Merge into the older record when the bills of October are settled.' },
    ],
  },
  {
    title: 'The clinic that was registered first.',
    facility: {
      name: 'Sinag Umaga Family Clinic',
      typeCode: 'CLIN',
      categoryCode: 'PCF',
      status: 'ACCREDITED',
      cityCode: makati,
      age: 620,
      contract: [-560, 170],
    },
    events: [
      {
        on: -28,
        note: 'CALL',
        topic: 'Duplicate',
        text: 'The owner did not know of the second record; her assistant had applied again.',
      },
    ],
  },
  {
    title:
      'The licence of an accredited laboratory ended six weeks ago; its certificate of registration is unread as well.',
    facility: {
      name: 'Korales-Tala Diagnostic Laboratory',
      typeCode: 'DIAG',
      categoryCode: 'LABT',
      status: 'ACCREDITED',
      cityCode: '0730600000',
      age: 800,
      contract: [-500, 230],
    },
    lacks: [
      { docType: 'BIR2303', unverified: true },
      { docType: 'LTO', until: -41 },
    ],
    events: [
      {
        on: -20,
        note: 'CALL',
        topic: 'Renewal of the licence',
        text: 'The renewal was refused for the fire exits; the owner builds them and files again.',
      },
      {
        on: -10,
        note: 'NOTE',
        topic: 'Documents',
        text: 'The new certificate of registration came by mail; the branch code on it is to be checked.',
      },
      {
        on: -9,
        documentRemark: 'The branch code differs from the one on your bills. Which one is right?',
        docType: 'BIR2303',
      },
    ],
  },
  {
    title:
      'A clinic keeps its accreditation although the licence ended last week, because the renewal is with the office.',
    facility: {
      name: 'Maya-Kawayan Polyclinic',
      typeCode: 'CLIN',
      categoryCode: 'MULTI',
      status: 'ACCREDITED',
      cityCode: '0105518000',
      age: 1000,
      contract: [-600, 495],
    },
    lacks: [{ docType: 'LTO', until: -6 }],
    events: [
      {
        on: -36,
        note: 'EMAIL',
        topic: 'Renewal of the licence',
        text: 'First reminder, thirty days before the end.',
      },
      {
        on: -5,
        note: 'CALL',
        topic: 'Renewal of the licence',
        text: 'Renewal filed; the release is due on Monday.',
      },
      {
        on: -5,
        grace: 'LTO',
        until: 24,
        reason: 'The renewal is filed and will be released on Monday.',
      },
      { on: -1, request: 'hf-document', state: 'PENDING', docType: 'LTO' },
    ],
  },
  {
    title: 'A company clinic takes on the yearly check-ups of two accounts.',
    facility: {
      name: 'Agila-Galang Medical Clinic',
      typeCode: 'CLIN',
      categoryCode: 'OCC',
      status: 'ACCREDITED',
      cityCode: '0403405000',
      age: 500,
      contract: [-180, 185],
      ape: true,
    },
    events: [
      {
        on: -24,
        note: 'MEETING',
        topic: 'Annual check-ups',
        text: 'Takes 400 employees in January, forty a day.',
      },
      { on: -15, request: 'hf/package', state: 'APPROVED' },
      {
        on: -2,
        record: 'document-tracker',
        status: 'SENT',
        fields: { documentType: 'MOA', docName: 'Annex for annual check-ups' },
      },
    ],
  },
  {
    title: 'A dental clinic answered every finding of its check-in.',
    facility: {
      name: 'Bulaklak-Himig Dental Care',
      typeCode: 'DENT',
      categoryCode: 'SOLO',
      status: 'ACCREDITED',
      cityCode: '0501724000',
      age: 650,
      contract: [-250, 115],
    },
    events: [
      {
        on: -60,
        record: 'correction-notice',
        status: 'CORRECTED',
        fields: {
          subject: 'Sterilisation log',
          details: 'The log of the last quarter was not kept.',
          response: 'A new log is kept daily; copies are attached.',
        },
      },
      {
        on: -40,
        note: 'VISIT',
        topic: 'Check-in',
        text: 'Log complete since the notice. Thanked the staff.',
      },
    ],
  },
  {
    title: 'An eye center adds a second specialist and new hours.',
    facility: {
      name: 'Bituin-Araw Eye Center',
      typeCode: 'EYE',
      categoryCode: 'EYEC',
      status: 'ACCREDITED',
      cityCode: '0631000000',
      age: 480,
      contract: [-400, 330],
    },
    events: [
      {
        on: -18,
        memo: 'GENERAL',
        sent: -17,
        received: -16,
        text: 'The retina clinic is open on Saturdays from next month.',
      },
      { on: -3, request: 'hf-update', state: 'REVIEWED', change: { creditTermDays: 60 } },
    ],
  },
  {
    title: 'A rehabilitation clinic forgets its new business permit.',
    facility: {
      name: 'Lakas-Landas Rehabilitation Clinic',
      typeCode: 'REHAB',
      categoryCode: 'REHABC',
      status: 'ACCREDITED',
      cityCode: '1381500000',
      age: 760,
      contract: [-330, 400],
    },
    lacks: [{ docType: 'BPERMIT' }],
    events: [
      {
        on: -45,
        note: 'EMAIL',
        topic: "Mayor's permit",
        text: 'Asked for the permit of this year; last year’s was taken off the record by mistake.',
      },
      { on: -13, note: 'CALL', topic: "Mayor's permit", text: 'Promised for Friday.' },
      { on: -2, request: 'hf-document', state: 'PENDING', docType: 'BPERMIT' },
    ],
  },
  {
    title: 'An imaging center is turned down because the city has enough of them.',
    facility: {
      name: 'Takipsilim-Burol Imaging Center',
      typeCode: 'DIAG',
      categoryCode: 'IMG',
      status: 'DISAPPROVED',
      cityCode: '1381300000',
      age: 130,
      source: 'PUBLIC',
      registration: 'REJECTED',
    },
    events: [
      { on: -95, status: 'DISAPPROVED', reason: 'The network has enough imaging centers in the city.' },
      {
        on: -60,
        note: 'EMAIL',
        topic: 'Application',
        text: 'Told to apply again when the list is opened in April.',
      },
    ],
  },
  {
    title: 'A clinic on the way out pays what is open and no more.',
    facility: {
      name: 'Himig-Balete Medical Clinic',
      typeCode: 'CLIN',
      categoryCode: 'PCF',
      status: 'ACCREDITED',
      cityCode: '1630400000',
      age: 880,
      contract: [-720, 10],
    },
    events: [
      {
        on: -40,
        note: 'EMAIL',
        topic: 'Contract renewal',
        text: 'Asked whether the agreement is renewed; no answer yet.',
      },
      {
        on: -12,
        note: 'CALL',
        topic: 'Contract renewal',
        text: 'The doctors go to a new building without the clinic; it ends with the month.',
      },
      {
        on: -4,
        request: 'disaccreditation',
        state: 'PENDING',
        reasonCode: 'VOLUNTARY',
        details: 'The clinic wrote that it ends its services with the end of the agreement.',
      },
    ],
  },
  {
    title: 'A laboratory is praised: results in two hours.',
    facility: {
      name: 'Pilak-Batis Diagnostic Center',
      typeCode: 'DIAG',
      categoryCode: 'LABS',
      status: 'ACCREDITED',
      cityCode: '1731500000',
      age: 540,
      contract: [-90, 275],
    },
    events: [
      {
        on: -22,
        note: 'NOTE',
        topic: 'Praise',
        text: 'Three members wrote that results come within two hours, also on Saturday.',
      },
      {
        on: -19,
        record: 'inquiry-report',
        status: 'ANSWERED',
        fields: {
          topic: 'DIRECTORY',
          inquiry: 'Which laboratory of the city is open on Sunday?',
          answer: 'This one is, from eight to noon.',
          requesterType: 'MEMBER',
        },
      },
    ],
  },
  {
    title: 'A clinic that lost a device of the office and replaced it.',
    facility: {
      name: 'Butanding-Payaw Medical Clinic',
      typeCode: 'CLIN',
      categoryCode: 'MULTI',
      status: 'ACCREDITED',
      cityCode: '0401014000',
      age: 710,
      contract: [-340, 25],
    },
    events: [
      {
        on: -31,
        record: 'mobile-device',
        status: 'LOST',
        fields: {
          location: 'Front desk',
          remarks: 'Lost at the flood of last month; police report on file.',
        },
      },
      { on: -20, note: 'CALL', topic: 'Device', text: 'Pays for the lost phone in two parts.' },
    ],
  },
]
