import type { ComponentDocs } from '../../../docs/index.ts'

export const docs: ComponentDocs = {
  name: 'TagGroup',
  status: 'stable',
  summary: 'Several tags that can be walked and removed by keyboard.',
  keywords: ['chips', 'tokens', 'labels', 'removable', 'multi-select', 'keywords'],
  use: ['For chosen values that can be taken back: specialisations of a physician, recipients of a mail.'],
  avoid: [
    { when: 'Tags only inform.', instead: 'Tag' },
    { when: 'They filter a list.', instead: 'FilterBar' },
    { when: 'The value is a status.', instead: 'StatusBadge' },
  ],
  anatomy: [
    { name: 'Label', text: 'What the tags are; read out even when it is not shown.' },
    { name: 'Tag', text: 'The value, with a remove button where it can be taken back.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'goes from tag to tag' },
    { keys: 'Home, End', does: 'goes to the first or the last tag' },
    { keys: 'Delete or Backspace', does: 'removes the tag and goes on to the next one' },
  ],
  accessibility: [
    'The group is one stop of Tab.',
    'After removing, the focus stays in the group as long as a tag is left.',
    'Remove buttons are named after their tag.',
  ],
  content: ['One to three words a tag; longer ones wrap.'],
  pairs: [
    {
      do: { text: 'Let each tag be removed, and say when nothing is chosen.', example: 'Removable' },
      dont: { text: 'Let a tag lead somewhere: for links there are links.', example: 'DontLinkTags' },
    },
  ],

  changelog: [{ date: '2026-11-21', text: 'First version; takes the place of `TagList`.' }],
}
