import type { TextPage } from '../text-page.ts'

export const contribution: TextPage = {
  id: 'contribution',
  title: 'Contribution',
  lead: 'The way from a need to a merged component, and the point at which it is done.',
  parts: [
    {
      title: 'From a need to a component',
      steps: [
        'Say who has which problem on which screen, and how one would know that it is solved. An issue holds it.',
        'Look under Find a component and under Patterns. Extending a component is better than a sibling of it.',
        'If it is new, or changes what others rely on, agree on it first: purpose, the cases in which another one serves better, properties in the one prop language. What is hard to undo gets a record of the decision (ADR).',
        'Write the folder with `npm run new:component Name`. It passes every check from the first minute and begins as beta.',
        'Build it from tokens and from react-aria where there is behaviour; write stories for each state, the docs and, where behaviour is worth arguing about, numbered MUSTs with their proof.',
        'Use it on a screen in the same change. A component that nothing uses is refused.',
        'Accept the pictures after looking at them, in a commit of their own.',
        'Open a pull request. One approval merges; whoever merges watches main.',
      ],
    },
    {
      title: 'Definition of done',
      table: {
        head: ['Question', 'Answered by'],
        rows: [
          ['Is it used by a screen or by another component?', 'structure test'],
          ['Does it keep the prop language, with a comment on every property?', 'tests of the docs'],
          [
            'Are there stories for every state that applies: disabled, read only, invalid, pending, loading, empty, error, long words, 320 px?',
            'review',
          ],
          ['Is one story used by keyboard alone, with names and roles asserted?', 'story test'],
          ['Has it no finding of axe in light and dark?', 'story test'],
          ['Is it no wider than the window on a phone?', 'story test'],
          [
            'Are its styles made of tokens only, without raw colours, lengths off the scale or z-indexes?',
            'style test',
          ],
          ['Do pictures and the outline for screen readers match?', 'visual run'],
          ['Is its size accepted?', 'size check'],
          [
            'Has each MUST a test that bears its id, and did that test fail when the rule was broken?',
            'coverage check, review',
          ],
          ['Do the docs say when not to use it, and what instead?', 'tests of the docs'],
          ['Does the changelog name it?', 'review'],
          [
            'Was it tried by hand with a keyboard, at 400 % and with a screen reader, and is it said where it was not?',
            'review',
          ],
        ],
      },
    },
    {
      title: 'How a component grows up',
      table: {
        head: ['Status', 'It means', 'It becomes so'],
        rows: [
          ['beta', 'May change without notice', 'with its first version'],
          [
            'stable',
            'Properties keep their meaning',
            'after use on several screens without a change of its properties',
          ],
          [
            'deprecated',
            'Works, gets repairs of accessibility and security only, names its replacement and the first day it may go',
            'in the change that moves every use of ours; at least 90 days before it goes',
          ],
        ],
      },
    },
    {
      title: 'What is refused',
      list: [
        'A third copy of something: make the mechanism.',
        'A property that only changes the look for one screen.',
        'A component of the core that imports the business. Those belong to `@capiz/ui/accreditation`.',
        'A test that cannot fail, a skipped one, a loosened assertion.',
      ],
    },
  ],
}
