import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from '../docs/catalogue.ts'
import { Part, Table } from './GuidePage.tsx'
import '../docs/docs.css'
import './guide.css'

const meta: Meta = { title: 'Welcome', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const principles = [
  [
    'The record first',
    'One subject on a page, its name in the serif of a certificate, its status beside it.',
  ],
  [
    'Colour belongs to status',
    'Paper, ink and one teal carry everything else. Nobody has to tell two colours apart.',
  ],
  [
    'A date decides',
    'Prices and accreditations hold from a day to a day. The screen shows which day it speaks of.',
  ],
  [
    'Nothing is lost',
    'A failed save keeps the words, a lapsed session keeps the draft, a message stays in the log.',
  ],
  [
    'Every hand',
    'Keyboard, fingers, 320 px, 400 percent, forced colours: each is tested by machine. The guide on accessibility says what is not.',
  ],
  ['Plain words', 'What happened, where, what to do. A button says what it does.'],
] as const

const entries = [
  [
    'find-a-component--find-a-component',
    'Find a component',
    'Search by purpose: “upload”, “destructive”, “who did what”.',
  ],
  [
    'patterns-lists--lists',
    'Patterns',
    'Lists, records, forms, reviews, messages, uploads: how components make a screen.',
  ],
  [
    'foundations-find-a-token--find-a-token',
    'Find a token',
    'Any colour, step or time, by name or value, ready to copy.',
  ],
  ['foundations-colour--colour', 'Colour', 'Roles, uses, and the contrast of every pair.'],
  ['foundations-voice--voice', 'Voice', 'How the product talks, with what it never says.'],
  [
    'guides--theming',
    'Guides',
    'Theming, contribution, versions, migration, accessibility status, what we do not have.',
  ],
] as const

const commands = [
  ['npm run storybook', 'this Storybook, while you work'],
  ['npm run new:component Name', 'writes the folder of a new component that passes every check'],
  ['npm test -- stories', 'every story as a test in Chromium, in both themes, with accessibility'],
  [
    'npm run visual',
    'every story against its committed picture, with a report of before, after and difference',
  ],
  ['npm run visual -- --changed', 'only the stories that a change can reach'],
  ['npm run visual:accept', 'takes the changed pictures over'],
] as const

/** The start page for readers: the purpose, the principles and the parts of the library. */
export const Welcome: StoryObj = {
  render: () => (
    <main className="cz-docs cz-guide">
      <header className="cz-hero">
        <h1>Pearl paper, sea ink, one teal</h1>
        <p className="cz-docs-lead">
          Capiz is named for the shell windows of Philippine houses: a square lattice of translucent shell.
          The portal is built from the {catalogue.length} components documented here and from nothing else.
        </p>
      </header>
      <ul className="cz-entries">
        {entries.map(([id, title, text]) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {title}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Part title="Principles">
        <dl className="cz-principles">
          {principles.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="How to read this">
        <ul>
          <li>
            <b>Install</b>: <code>packages/ui/README.md</code>, the README of the package{' '}
            <code>@capiz/ui</code>, leads from an empty project to a component, a theme and a brand.
          </li>
          <li>
            <b>Docs</b> of a component: what for, when not, anatomy, properties, keyboard, accessibility,
            words.
          </li>
          <li>
            <b>Stories</b> show one state each; every one is a test, and a picture in light and dark.
          </li>
          <li>
            <b>The toolbar</b> changes theme, density, width, motion, direction and text spacing. For forced
            colours use the browser’s own emulation (Rendering, forced-colors); key stories have a picture of
            it.
          </li>
          <li>
            <b>Contribute</b>: <code>docs/components.md</code> and the guide on contribution say how a
            component is made, documented, checked and retired.
          </li>
          <li>
            <b>Status</b>: stable keeps its properties; beta may change; deprecated names its replacement and
            the day from which it may go.
          </li>
        </ul>
      </Part>
      <Part title="Commands">
        <Table
          caption="Commands"
          head={['Command', 'What it does']}
          rows={commands.map(([command, text]) => ({
            key: command,
            cells: [<code key="command">{command}</code>, text],
          }))}
        />
      </Part>
    </main>
  ),
}
