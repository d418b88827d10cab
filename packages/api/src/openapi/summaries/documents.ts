import type { Summaries } from './types.ts'

/** Sentences about the calls of documents, their expiry and verification. */
export const documents = {
  document: {
    list: 'Live documents with their state',
    upload: 'Add documents; the older one of the type is superseded',
    download: 'Download a document',
    preview: 'Preview a document as PDF',
    zip: 'All live documents in one archive',
    remove: 'Delete a document; the bytes stay for the trail',
    files: 'Attachments, superseded ones included',
    remarks: 'Write a remark on a record',
    template: 'Blank form',
  },
  expiry: {
    list: 'Expiring documents, the soonest first',
    counts: 'How many documents expire, by group, kind and region',
    askRenewal: 'Ask providers by mail to renew documents, once a document and day',
    grace: 'Grant a lapsed document a grace period, or end it',
  },
  verification: {
    list: 'Claims of documents and providers with the state of their proof, the most urgent first',
    perform: 'Record what a source said of a claim, with its evidence',
    counts: 'How many claims are open, by state and source, and what is due and not yet done',
    evidence: 'Evidence file of a verification',
    history: 'Verifications of a provider, newest first',
    batch: 'Open claims of a source as a CSV to send and to fill in',
  },
  blankForm: {
    offered: 'Blank forms that are offered with their document types',
    download: 'Download an offered blank form',
    list: 'Document types with their blank forms, replaced ones included',
    upload: 'Offer a blank form with a document type; the one before it is kept as replaced',
    version: 'Download a blank form, also a replaced one',
    remove: 'Stop offering a blank form; the one it replaced is offered again',
  },
  memo: {
    list: 'Memos with whether they were communicated and delivered on time',
    add: 'Enter a memo for one or many providers',
    mark: 'Mark memos as sent or received on a day',
    correct: 'Correct the kind, days and remarks of a memo',
    replaceFile: 'Put another file in the place of a memo’s',
    remove: 'Remove a memo; the log keeps it',
  },
} as const satisfies Partial<Summaries>
