import type { TextPage } from '../text-page.ts'

export const theming: TextPage = {
  id: 'theming',
  title: 'Theming',
  lead: 'Every colour, space, corner, line and type step is a custom property, so a theme, a density or a brand changes while the page is open.',
  parts: [
    {
      title: 'Four things that change',
      table: {
        head: ['Setting', 'Written on an element as', 'Values', 'Whose choice'],
        rows: [
          ['Theme', '`data-theme`', '`light`, `dark`; without it the device decides', 'the reader'],
          ['Density', '`data-density`', '`compact`, `regular`, `comfortable`', 'the reader'],
          ['Brand', '`data-brand`, or any selector of yours', 'a name of yours', 'the organisation'],
          ['Motion and contrast', 'nothing', 'the settings of the device are followed', 'the reader'],
        ],
      },
    },
    {
      title: 'Rules',
      list: [
        'A setting holds for the element it is written on and everything inside it: a dark preview on a light page needs no second copy of the styles.',
        'Row heights by density are 32, 40 and 48 px. A coarse pointer gets comfortable rows and targets of 44 px, whatever is set.',
        'A brand changes values, never names. A name that no component reads is refused when the brand is read.',
        'A brand stays below the settings of the reader: with a brand set, theme, density and reduced motion go on working.',
        'Media queries, layers and capitals are rules of the language and not tokens.',
        'Tones of a status keep their meaning. A brand may shift a green, not make it red.',
      ],
    },
    {
      title: 'Override one token',
      text: [
        'The styles of the package are in cascade layers, so a rule of yours outside of a layer wins, in both themes. Write the dark value as well, for `data-theme` and for the theme of the device; `brandStyle` writes all of these for you. The names are under Find a token.',
      ],
      code: `@import '@capiz/ui/styles.css';

:root {
  --cz-color-accent: oklch(45% 0.12 265);
  --cz-radius-control: 2px;
}

:root[data-theme='dark'] {
  --cz-color-accent: oklch(78% 0.1 265);
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
    --cz-color-accent: oklch(78% 0.1 265);
  }
}`,
    },
    {
      title: 'Make a brand',
      steps: [
        'Copy `harbour.tokens.json` of the package, a whole brand, and give its tokens your values; take out what stays as it is. Other names are in `tokens.json`.',
        'Write colours for the light theme, and for the dark one where you want a certain look: a dark colour that is left out is derived from the light one, legible, or refused with the name of the token.',
        'Read the file with `readTokens` and write the style sheet with `brandStyle`, both of `@capiz/ui/brand`.',
        'Mark the page with `data-brand`.',
        'Check the contrast in both themes: text on its ground 4.5, marks and edges of controls 3. For our own two brands a test does it.',
        'Turn the toolbar of Storybook to your brand and look at Button, Notice and a table.',
      ],
    },
    {
      title: 'In and out',
      table: {
        head: ['You have', 'Out', 'Back'],
        rows: [
          ['A tool for design tokens (DTCG 2025.10)', '`@capiz/ui/tokens.json`', '`readTokens`'],
          ['Figma', '`@capiz/ui/figma.json`, a body for its REST interface', '`readFigmaVariables`'],
          ['Tailwind CSS 4', '`@capiz/ui/tailwind.css`', '`readTailwindTheme`'],
        ],
      },
    },
    {
      title: 'Limits',
      list: [
        'Component styles are not a public interface: `className` is for the place of a component and only some take it. A look that a token and a `variant` cannot give is a need to bring up.',
        'The fonts come in `fonts.css`. Without it the next font of the list is used; widths were adjusted for IBM Plex only.',
        'Charts use the accent, and the tones where a bar stands for a status; there is no separate palette.',
      ],
    },
  ],
}
