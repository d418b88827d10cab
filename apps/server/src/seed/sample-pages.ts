import type { SamplePage } from './sample-pdf.ts'

const person = ['Name', 'Date', 'Number']
const place = ['Name of the facility', 'Address', 'Number', 'Valid until']

/** The pages of the sample by the kind of document. */
export const samplePages = {
  licence: {
    issuer: 'Republic of the Philippines - Department of Health',
    title: 'Licence to Operate',
    body: ['This licence is granted to the facility named below, for the services and the time stated.'],
    fields: [...place, 'Classification', 'Authorised beds'],
    signed: 'Director',
  },
  certificate: {
    issuer: 'Issuing office',
    title: 'Certificate',
    body: ['This is to certify that the particulars below are on record with this office.'],
    fields: person,
    signed: 'Records officer',
  },
  contract: {
    issuer: 'Agreement between the organisation and the provider',
    title: 'Memorandum of Agreement',
    body: [
      '1. The provider serves the members of the organisation at the agreed rates.',
      '2. The organisation pays complete bills within the credit term.',
      '3. Rates change by a new schedule, sent thirty days ahead.',
      '4. Either party ends this agreement in writing, sixty days ahead.',
    ],
    fields: ['In force from', 'Until', 'Credit term'],
    signed: 'For the provider',
  },
  philhealth: {
    issuer: 'Philippine Health Insurance Corporation',
    title: 'Certificate of Accreditation',
    body: ['The provider named below is accredited for the category and the time stated.'],
    fields: ['Name of the provider', 'Accreditation number', 'Category', 'Valid until'],
    signed: 'Regional vice president',
  },
  tax: {
    issuer: 'Bureau of Internal Revenue',
    title: 'Certificate of Registration',
    body: ['Form 2303'],
    fields: ['Registered name', 'Taxpayer identification number', 'Registered address', 'Line of business'],
    table: {
      heads: ['Tax type', 'Form', 'Due'],
      rows: [
        ['Income tax', '1701', 'April 15'],
        ['Withholding', '1601', 'Monthly'],
      ],
    },
    signed: 'Revenue district officer',
  },
  permit: {
    issuer: 'Office of the City Mayor',
    title: "Mayor's Permit",
    body: ['Permission is granted to operate the business named below until the end of the year.'],
    fields: ['Business name', 'Owner', 'Address', 'Permit number', 'Fee paid'],
    signed: 'City mayor',
  },
  company: {
    issuer: 'Registry of companies and trade names',
    title: 'Certificate of Registration',
    fields: ['Registered name', 'Registration number', 'Date of registration'],
    signed: 'Registrar',
  },
  fire: {
    issuer: 'Bureau of Fire Protection',
    title: 'Fire Safety Inspection Certificate',
    body: ['The building was inspected and found to keep the fire code.'],
    fields: place,
    signed: 'Fire marshal',
  },
  sanitary: {
    issuer: 'City Health Office',
    title: 'Sanitary Permit',
    body: ['The place is found clean and fit for its use.'],
    fields: place,
    signed: 'City health officer',
  },
  rates: {
    issuer: 'Schedule signed by the provider',
    title: 'Schedule of Rates',
    table: {
      heads: ['Service', 'Unit', 'Pesos'],
      rows: [
        ['Complete blood count', 'test', '250'],
        ['Urinalysis', 'test', '120'],
        ['Chest X-ray, PA', 'film', '380'],
        ['Electrocardiogram', 'test', '350'],
        ['Consultation', 'visit', '500'],
      ],
    },
    signed: 'Administrator',
  },
  roster: {
    issuer: 'Signed by the medical director',
    title: 'Roster of Doctors',
    table: {
      heads: ['Name', 'Field', 'Clinic hours'],
      rows: [
        ['Dela Luna, A.', 'Internal medicine', 'Mon, Wed 9-12'],
        ['Bukid, R.', 'Pediatrics', 'Tue, Thu 1-4'],
        ['Ilog, T.', 'Surgery', 'By appointment'],
      ],
    },
    signed: 'Medical director',
  },
  licenceCard: {
    issuer: 'Professional Regulation Commission',
    title: 'Professional Identification Card',
    fields: ['Last name', 'First name', 'Registration no.', 'Valid until'],
    signed: 'Signature of the professional',
    card: true,
  },
  memberCard: {
    issuer: 'Association of the profession',
    title: 'Member in Good Standing',
    fields: ['Name', 'Member no.', 'Valid until'],
    signed: 'Secretary',
    card: true,
  },
  taxCard: {
    issuer: 'Bureau of Internal Revenue',
    title: 'Taxpayer Card',
    fields: ['Name', 'TIN', 'Date of issue'],
    signed: 'Signature',
    card: true,
  },
  receipt: {
    issuer: 'Office of the City Treasurer',
    title: 'Official Receipt',
    body: ['Professional tax for the year'],
    fields: ['Received from', 'Amount', 'Date', 'Receipt number'],
    signed: 'City treasurer',
  },
  diploma: {
    issuer: 'Example College of Medicine',
    title: 'Diploma',
    body: ['has completed the course of studies and is awarded the degree with all its rights and duties.'],
    fields: ['Awarded to', 'Degree', 'Date'],
    signed: 'Dean',
  },
  board: {
    issuer: 'Board of the specialty',
    title: 'Certificate of the Board',
    body: ['has passed the examinations of the board in the field named below.'],
    fields: ['Name', 'Field', 'Year'],
    signed: 'Chair of the board',
  },
  resume: {
    issuer: 'Curriculum vitae',
    title: 'Training and Practice',
    table: {
      heads: ['Years', 'Place', 'As'],
      rows: [
        ['2004 - 2008', 'Example College of Medicine', 'Student'],
        ['2009 - 2012', 'Example Teaching Hospital', 'Resident'],
        ['since 2013', 'Private practice', 'Consultant'],
      ],
    },
  },
  application: {
    issuer: 'To the accreditation office',
    title: 'Letter of Intent',
    body: [
      'I wish to serve your members at the clinics named in my application.',
      'My documents are attached.',
    ],
    fields: person,
    signed: 'Applicant',
  },
  blankRates: {
    issuer: 'To be filled in and signed by the provider',
    title: 'Schedule of Rates',
    fields: ['Name of the facility', 'Address', 'Rates hold from'],
    table: {
      heads: ['Service', 'Unit', 'Pesos'],
      rows: Array.from({ length: 10 }, () => ['', '', '']),
    },
    signed: 'Administrator',
  },
  blankRoster: {
    issuer: 'To be filled in and signed by the medical director',
    title: 'Roster of Doctors',
    fields: ['Name of the facility', 'As of'],
    table: {
      heads: ['Name', 'PRC number', 'Field', 'Clinic hours'],
      rows: Array.from({ length: 12 }, () => ['', '', '', '']),
    },
    signed: 'Medical director',
  },
  blankApplication: {
    issuer: 'To the accreditation office',
    title: 'Application for Accreditation',
    body: ['I apply for accreditation with the particulars below. My documents are attached.'],
    fields: [
      'Last name',
      'First name',
      'Middle name',
      'PRC number',
      'Specialty',
      'Clinic and address',
      'Telephone',
      'E-mail address',
    ],
    signed: 'Applicant',
  },
  memo: {
    issuer: 'Provider relations',
    title: 'Memorandum',
    body: ['To all concerned: please note the change described below and confirm that you have received it.'],
    fields: ['Subject', 'In force from'],
    signed: 'Head of provider relations',
  },
  log: {
    issuer: 'Kept by the clinic',
    title: 'Sterilisation Log',
    table: {
      heads: ['Day', 'Load', 'Indicator', 'Initials'],
      rows: [
        ['Monday', '1', 'passed', 'r.b.'],
        ['Tuesday', '1', 'passed', 'r.b.'],
        ['Wednesday', '2', 'passed', 'a.d.'],
      ],
    },
    signed: 'Dentist',
  },
} as const satisfies Record<string, SamplePage>
