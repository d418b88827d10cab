import type { Meta, StoryObj } from '@storybook/react-vite'
import { GuidePage, Part, Table } from '../guide/GuidePage.tsx'

const meta: Meta = { title: 'Foundations/Voice', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const pairs = [
  ['A button', 'Submit for approval', 'OK'],
  ['A wrong field', 'The licence is 12 MB. Files may have up to 10 MB.', 'Invalid file.'],
  [
    'A failed save',
    'The room rates were not saved: the server did not answer. Try again.',
    'Something went wrong!',
  ],
  ['Nothing yet', 'No documents yet. Add the licence first.', 'Oops, nothing here'],
  ['A success', 'Room rates submitted. View request', 'Success!'],
  ['A question before a loss', 'Remove this sheet? Its 24 rates go with it.', 'Are you sure?'],
  ['A refusal', 'You may look at this record but not change it.', '403 Forbidden'],
] as const

const forms = [
  ['Day', '20 Nov 2026'],
  ['Day and time', '20 Nov 2026, 9:05 am'],
  ['Period', '1 Jul 2026 to 31 Dec 2026'],
  ['Money', '₱1,234.50'],
  ['Decrease', '−₱250.00, “down 8.8 percent” to a screen reader'],
  ['Nothing', 'None, or –; never an empty cell'],
  ['Count', '1 document, 12 documents, No documents'],
  ['Code', 'HF-000142, in mono'],
] as const

const rowsOf = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => ({ key: cells[0] ?? '', cells }))

/** How the product talks. */
export const Voice: StoryObj = {
  render: () => (
    <GuidePage
      title="Voice"
      lead="Plain, short, in the English of a good clerk in Manila: says what happened, where, and what to do. Never funny about other people’s work."
    >
      <Part title="Say it so">
        <Table caption="Say it so, not so" head={['Where', 'So', 'Not so']} rows={rowsOf(pairs)} />
      </Part>
      <Part title="Rules">
        <ul>
          <li>Sentence case, no capitals for weight, no exclamation marks, no “please” in every line.</li>
          <li>
            A button begins with a verb and names the thing. A question is answered by its own verb, not by
            Yes.
          </li>
          <li>
            An error says what is wrong and what would be right, in the same words at the field and in the
            summary.
          </li>
          <li>Names, not codes, wherever a name exists. The server’s own words stay on the wire.</li>
          <li>Status is always an icon and a word; colour only repeats it.</li>
          <li>
            “Facility”, “physician”, “rate sheet”, “effective date”, “in force”: one word for one thing.
          </li>
        </ul>
      </Part>
      <Part title="Days, money, numbers">
        <Table caption="How values are written" head={['Value', 'Written']} rows={rowsOf(forms)} />
      </Part>
    </GuidePage>
  ),
}
