import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'Link',
  parts: ['LinkButton'],
  status: 'stable',
  summary: 'Goes to another page. A true anchor; plain clicks stay inside the portal.',
  keywords: ['anchor', 'navigation', 'href', 'link button'],
  use: [
    'In running text (`inline`), by itself (`standalone`), or where the place says that it is a link (`plain`).',
    '`LinkButton` for going to the page where something is done: “Add facility”.',
  ],
  avoid: [
    {
      when: 'Something happens on this page.',
      instead: 'Button',
    },
    {
      when: 'The pages of a record are listed.',
      instead: 'TabNav',
    },
  ],
  guide: [
    {
      title: 'Placement',
      text: [
        'In a sentence on the words that name the target. `standalone` links stand alone at the end of a card or under a message.',
        '`LinkButton` stands where a button would: beside the title of a list (“Add facility”), or at the end of a row of work.',
        'The name in the first column of a table is a link without underline (`plain`), since its place says so.',
      ],
    },
    {
      title: 'Which one',
      text: [
        'A link goes somewhere, a `Button` does something. The test: would somebody want it in a new tab, or copy its address?',
        'A link looks like a button when the page it leads to is the next step of a task. A link within text never does.',
        'Links to the parts of a record are a `TabNav`; to the levels above, `Breadcrumbs`.',
      ],
    },
    {
      title: 'Behaviour',
      text: [
        'A plain click stays inside the portal; a click with Ctrl or the middle button, and the context menu, are those of the browser.',
        'A new tab is opened by the reader, not by us. A file to download says its kind and size.',
        'A link to a page that the reader may not open is left out, not disabled.',
      ],
    },
    {
      title: 'Content',
      text: [
        'The words make sense in a list of links, without the sentence: “View request REQ0000123”.',
        'Several links with one word need a name of their own: “Edit contacts”, by `aria-label`, which begins with the visible word.',
      ],
    },
    {
      title: 'Reasons',
      text: [
        'Screen readers offer links and buttons in separate lists; one that pretends to be the other is missed there.',
        'WCAG 2.2, 2.4.4 asks that the purpose of a link is clear from its words or its sentence, 1.4.1 that colour is not the only sign; hence the underline.',
      ],
    },
  ],
  anatomy: [
    {
      name: 'Text',
      text: 'Underlined in text, so that colour is not the only sign.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'follows it',
    },
  ],
  accessibility: [
    'A native anchor: open in a new tab, copy, middle click.',
    'A disabled link is text, and reads as one.',
  ],
  content: ['The words make sense alone: “View request”, never “click here”.'],
  pairs: [
    {
      do: { text: 'Name the page in the words of the link.', example: 'InText' },
      dont: {
        text: 'Write "click here": out of its sentence the link says nothing.',
        example: 'DontSayHere',
      },
    },
    {
      do: { text: 'Use `LinkButton` for a page that is opened like an action.', example: 'PageAsButton' },
      dont: {
        text: 'Run an action from a link: it looks like a page to open.',
        example: 'DontActByLink',
      },
    },
    {
      do: {
        text: 'Say when a link opens a new tab, and the kind and size of a file.',
        example: 'OtherWindow',
      },
      dont: { text: 'Open a new tab without saying so.', example: 'DontOpenUnannounced' },
    },
  ],
  changelog: [
    {
      date: '2026-11-20',
      text: 'First version.',
    },
  ],
}
