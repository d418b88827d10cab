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
