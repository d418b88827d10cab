import type { Pattern } from './pattern.ts'

export const recordPages: Pattern = {
  id: 'record-pages',
  title: 'Record pages',
  problem:
    'Show what a record is, how it stands and what it needs, and lead to its many parts without losing the subject.',
  use: [
    'A record with a status, a period and several parts: a facility, a physician.',
    'A subject that people come back to over years.',
  ],
  avoid: [
    'An entry with a handful of facts: a dialog or a drawer over its list.',
    'A task with steps: see Forms and errors.',
    'A decision about a change: see Review and decide.',
  ],
  rules: [
    {
      rule: 'The banner is the head: name, status, code, facts, period, actions, tabs. It is full on the overview only.',
      measure: 'On inner parts one line: name, status, “until” and code',
      enforcedBy: '`RecordBanner` with `variant="line"`',
    },
    {
      rule: 'The parts are grouped into few tabs; a tab with several pages has a list at its side.',
      measure: 'At most seven tabs; the list is a field in windows of at most 1024 px',
      enforcedBy: '`TabNav`, `SideList`, the record of the portal',
    },
    {
      rule: 'The overview has two columns: what needs attention and the facts; what waits for approval and the latest events beside them. In a narrow window the events are under History only.',
      measure: 'Two to one above 1024 px',
      enforcedBy: '`Columns`',
    },
    {
      rule: 'Facts are one dense sheet in groups, not a card each. Each group has the way to the same section of the form.',
      measure: 'Two columns of 320 px or more',
      enforcedBy: '`DescriptionList` with `layout="sheet"`',
    },
    {
      rule: 'Facts that are not given are folded into one line that names the first of them.',
      measure: 'Three names, then a number',
      enforcedBy: 'the record of the portal, `Disclosure`',
    },
    {
      rule: 'What needs attention is one list before the facts, the urgent first, each item with the way to where it is settled. What waits for approval has a list of its own.',
      measure: 'Four items and three requests named, the others folded',
      enforcedBy: 'the record of the portal',
    },
    {
      rule: 'Its owner reads first a sentence that says how the record stands, then what to do, then the own requests.',
      measure: '“You are accredited until 31 Mar 2027”; the name stands smaller above it',
      enforcedBy: '`RecordBanner` with `statement`',
    },
    {
      rule: 'At most one primary action in the banner; the rest is in a menu.',
      measure: 'Three actions in view',
      enforcedBy: 'review',
    },
    {
      rule: 'Every part has an address and a title of its own.',
      measure: '“Documents, Amihan Medical Center”',
      enforcedBy: 'the record of the portal',
    },
  ],
  wording: [
    ['Name', 'As on the certificate'],
    ['Period', '“ends 31 Mar 2027, 131 days left”'],
    ['Tab', 'One or two words, a noun: “Compliance”'],
    ['Not given', '“12 not given: fax, website, photographs, 9 others”'],
    ['Open request', '“A change waits for approval”, with a link and its age'],
    ['Attention', '“Mayor’s permit expired on 2 Nov 2026”, with “Documents”'],
    ['Not found', '“Facility not found”, then the code and the way back to the list'],
  ],
  accessibility: [
    'The name is the only heading of level 1 and takes the focus when the page changes.',
    'Tabs are links in a named navigation; the part that is shown is marked as the current page.',
    'A change of status is announced by the badge (`isLive`).',
    'The ruler is drawn for the eye only; the same periods are a list of sentences for screen readers and on paper.',
    'An Edit link says its group: “Edit contacts”.',
  ],
  reasons: [
    'People open a record with one question. A banner that keeps its place on every part answers “which one, and may it be used” without reading on.',
    'Nine cards of three facts cost a screen of frames and padding. One sheet shows the same facts in a third of the height.',
    'An empty fact is information once, not twelve times; folding keeps it findable and out of the way.',
    'WCAG 2.2, 2.4.2 asks for titles that tell pages apart; twelve tabs named alike make a window list useless.',
  ],
  components: [
    ['RecordBanner', 'head of the record'],
    ['ValidityRuler', 'periods, today and the end'],
    ['TabNav', 'parts'],
    ['SideList', 'pages of a part'],
    ['DescriptionList', 'facts'],
    ['Timeline', 'latest events'],
    ['Notice', 'a likely duplicate'],
    ['Disclosure', 'facts that are not given'],
  ],
}
