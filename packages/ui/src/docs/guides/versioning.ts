import type { TextPage } from '../text-page.ts'

export const versioning: TextPage = {
  id: 'versioning',
  title: 'Versions and releases',
  lead: 'Semantic versions, one changelog written with each change, and 90 days for what is deprecated.',
  parts: [
    {
      title: 'Numbers',
      table: {
        head: ['Part', 'From 1.0.0 on', 'Before it, as now'],
        rows: [
          ['Major', 'Something that callers wrote must be written differently', 'not used'],
          [
            'Minor',
            'New components, properties or tokens',
            'the same, and changes that break callers; the changelog says what to write instead',
          ],
          ['Patch', 'Repairs', 'repairs'],
        ],
      },
    },
    {
      title: 'What counts as breaking',
      list: [
        'A property, a value, an entry of the package or a token is renamed or removed, or means something else.',
        'The element behind `ref`, its role or its accessible name changes.',
        'A key does something else.',
        'A peer dependency needs a higher major version.',
        'A look that changes without any of these is no breaking change. It is in the changelog, since pictures of others may differ.',
      ],
    },
    {
      title: 'Where changes are written',
      text: [
        'We use no changesets (ADR 36). The line in the changelog is written by hand in the same change as the code, and a reviewer asks for it. A file for each change would be a second place for the same words.',
      ],
      table: {
        head: ['File', 'For whom', 'Holds'],
        rows: [
          [
            '`packages/ui/CHANGELOG.md`',
            'applications that install the package',
            'Added, Changed, Fixed, Removed; what to write instead',
          ],
          ['Changes on the page of a component', 'users of that component', 'the day and the change'],
          ['`CHANGELOG.md`', 'users and operators of the portal', 'what they notice'],
        ],
      },
    },
    {
      title: 'A release',
      steps: [
        'Everything passes: `npm test`, the package from its tarball among it.',
        'The top section of the changelog gets the version and the day; the manifest gets the same version.',
        'The commit gets a tag.',
        '`npm run build:package -w @capiz/ui` writes the package. It is what the tests packed, built and ran.',
      ],
    },
    {
      title: 'Deprecation',
      list: [
        'The docs name the replacement and the first day of removal; the editor strikes the name through.',
        'Every use of ours moves in the same change.',
        'At least 90 days lie between the two. Accessibility and security are repaired until the end.',
      ],
    },
    {
      title: 'State today',
      list: [
        'The version is 0.1.0. The package is built and tested; it is not in a public registry.',
        'React 19 is a peer. A test builds a Vite application and runs plain Node with the packed package; Next is tried by hand.',
      ],
    },
  ],
}
