import type { Meta, StoryObj } from '@storybook/react-vite'
import report from './conformance.json'
import { GuidePage, Part, Table } from './GuidePage.tsx'

const meta: Meta = { title: 'Accessibility', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const levels = ['A', 'AA'] as const

/** Criteria that are not wholly supported on a screen, or that all that are checked there are. */
function resultOf(results: Readonly<Record<string, string | undefined>>): string {
  const open = Object.entries(results).flatMap(([id, level]) => (level === 'Supports' ? [] : [id]))
  const count = Object.keys(results).length
  return open.length === 0
    ? `Supports all ${count} criteria checked`
    : `Partially supports ${open.join(', ')}`
}

/** The conformance report: each criterion of WCAG 2.2 A and AA, each screen, and how each component is checked. */
export const Accessibility: StoryObj = {
  parameters: { visual: { skip: 'a list made from what is pictured elsewhere' } },
  render: () => (
    <GuidePage
      title="Accessibility conformance report"
      lead="WCAG 2.2 at levels A and AA, in the form of an ACR (VPAT 2.5), generated from the check of every screen and from stories and pictures. `docs/accessibility.md` has the rules and each result."
    >
      {levels.map((level) => (
        <Part key={level} title={`Level ${level}`}>
          <Table
            caption={`Criteria of level ${level}`}
            head={['Criterion', 'Conformance', 'Checked by', 'Remarks']}
            rows={report.criteria
              .filter((criterion) => criterion.level === level)
              .map(({ id, name, conformance, checked, remarks }) => ({
                key: id,
                cells: [`${id} ${name}`, conformance, checked, remarks],
              }))}
          />
        </Part>
      ))}
      <Part title="Open">
        {report.open.length === 0 ? (
          <p>No screen has an open finding.</p>
        ) : (
          <ul>
            {(report.open as readonly { who: string; path: string; rule: string; text: string }[]).map(
              ({ who, path, rule, text }) => (
                <li key={`${who} ${path} ${rule} ${text}`}>{`${who}, ${path}, ${rule}: ${text}`}</li>
              ),
            )}
          </ul>
        )}
      </Part>
      <Part title="Components">
        <p>
          Every story passes axe in both themes and has an outline of what a screen reader gets. Beyond that:
        </p>
        <Table
          caption="Checks of each component"
          head={['Component', 'Stories', 'Keyboard steps', 'Forced colours', 'Text spacing', 'Narrow']}
          rows={report.components.map(({ name, stories, keyboard, pictures }) => ({
            key: name,
            cells: [
              name,
              stories,
              keyboard ?? 'not focusable',
              pictures.forced,
              pictures.spaced,
              pictures.narrow,
            ],
          }))}
        />
      </Part>
      <Part title="Screens">
        <Table
          caption="Result of each screen"
          head={['Role and screen', 'Result']}
          rows={report.screens.map(({ who, path, results }) => ({
            key: `${who} ${path}`,
            cells: [`${who} ${path}`, resultOf(results)],
          }))}
        />
      </Part>
    </GuidePage>
  ),
}
