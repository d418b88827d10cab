import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DuplicateCandidates } from './index.ts'

const meta = {
  title: 'Domain/DuplicateCandidates',
  component: DuplicateCandidates,
  args: {
    candidates: [
      {
        code: 'HF0000142',
        name: 'Sampaguita Medical Center, Lipa',
        facts: 'Hospital, Lipa City',
        score: 5,
        href: '#HF0000142',
        signals: [
          {
            signal: 'name',
            label: 'Name',
            candidateValue: 'Sampaguita Med. Ctr.',
            existingValue: 'Sampaguita Medical Center, Lipa',
          },
          {
            signal: 'city',
            label: 'City',
            candidateValue: 'Lipa City',
            existingValue: 'Lipa City',
          },
          {
            signal: 'phic',
            label: 'PhilHealth number',
            candidateValue: 'H0410082',
            existingValue: 'H0410082',
          },
        ],
      },
      {
        code: 'HF0000377',
        name: 'Sampaguita Dental Clinic',
        score: 3,
        signals: [
          {
            signal: 'telephone',
            label: 'Telephone',
            candidateValue: '043 555 0117',
            existingValue: '043 555 0117',
          },
        ],
      },
    ],
    onSame: fn(),
    onDifferent: fn(),
  },
} satisfies Meta<typeof DuplicateCandidates>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This is the same: Sampaguita Dental Clinic' }))
    await expect(args.onSame).toHaveBeenCalledWith('HF0000377')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const None: Story = { args: { candidates: [] } }
/** With a verdict in words; each comparison says whether both are the same, nearly, or different. */
export const Weighed: Story = {
  args: {
    candidates: [
      {
        code: 'PHY0000142',
        name: 'Abad, Alfredo',
        facts: 'Physician, Accredited',
        score: 2,
        verdict: 'Almost certainly the same',
        signals: [
          {
            signal: 'lastName',
            label: 'Same last name',
            candidateValue: 'Abad',
            existingValue: 'Abad',
            likeness: 'same',
          },
          {
            signal: 'birthDate',
            label: 'Birth date: day and month swapped',
            candidateValue: '1967-06-11',
            existingValue: '1967-11-06',
            likeness: 'near',
          },
          {
            signal: 'phone',
            label: 'Different telephone number',
            candidateValue: '0917 555 0117',
            existingValue: '0918 555 0142',
            likeness: 'different',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Almost certainly the same/)).toBeVisible()
    await expect(canvas.getByText('≈ Birth date: day and month swapped')).toBeVisible()
  },
}
/** For visitors: own words, and values they may not see are left out. */
export const ForVisitors: Story = {
  args: {
    candidates: [
      {
        code: 'HF0000142',
        name: 'Sampaguita Medical Center, Lipa',
        facts: 'Hospital, Lipa City',
        score: 3,
        signals: [{ signal: 'tin', label: 'Same TIN', candidateValue: '123-456-789', existingValue: null }],
      },
    ],
    advice: 'If one of them is your facility, ask for its account instead of applying again.',
    sameLabel: 'This is my facility',
    differentLabel: 'This is a different facility, send my application',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('123-456-789')).toBeVisible()
    const send = canvas.getByRole('button', { name: 'This is a different facility, send my application' })
    await userEvent.click(send)
    await expect(args.onDifferent).toHaveBeenCalledOnce()
  },
}
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSame).toHaveBeenCalledWith('HF0000142')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onDifferent).toHaveBeenCalledOnce()
  },
}
/** Names and values of any length on the smallest screen. */
export const LongNarrow: Story = {
  args: {
    candidates: [
      {
        code: 'HF0000142',
        name: 'Pangkalahatang_ospital_ng_lalawigan_ayon_sa_rehistro of Oriental Mindoro',
        facts: 'Hospital, Island Garden City of Samal',
        score: 4,
        href: '#HF0000142',
        signals: [
          {
            signal: 'email',
            label: 'E-mail address',
            candidateValue: 'tanggapan.ng.akreditasyon@pangkalahatang-ospital.example.ph',
            existingValue: 'akreditasyon@pangkalahatang-ospital.example.ph',
          },
          {
            signal: 'address',
            label: 'Address',
            candidateValue: 'Second floor, annex of the old provincial capitol, Rizal Avenue',
            existingValue: 'Annex of the old capitol, Rizal Avenue',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
