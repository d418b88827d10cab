import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AccountMenu } from '../AccountMenu/index.ts'
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../layout/Card/index.ts'
import { PageHeader } from '../PageHeader/index.ts'
import { exampleBrand, exampleSections } from '../SideNav/SideNav.fixture.ts'
import { Columns } from '../../layout/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { AppShell } from './index.ts'

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: exampleBrand,
    sections: exampleSections,
    path: '/facilities',
    topStart: <Breadcrumbs items={[{ label: 'Facilities', href: '#facilities' }, { label: 'Hospitals' }]} />,
    topEnd: <AccountMenu name="Marisol Santos" detail="Accreditation officer" groups={[]} />,
    children: (
      <>
        <PageHeader title="Facilities" actions={<Button variant="primary">Add facility</Button>} />
        <Columns ratio="2/1">
          <Card title="Room rates">
            <Text>Six room categories are offered.</Text>
          </Card>
          <Card title="Timeline">
            <Text>Nothing has happened since 1 July 2026.</Text>
          </Card>
        </Columns>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: { viewport: { value: 'w1440' } } }
export const IconRail: Story = { globals: { viewport: { value: 'w768' } } }
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
export const Loading: Story = { args: { isLoading: true } }
export const SkipLinkComesFirst: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  },
}
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus())
  },
}
/** A coordinator sees their record and nothing else. */
export const FewRights: Story = {
  args: {
    sections: exampleSections
      .slice(0, 1)
      .map((section) => ({ ...section, items: section.items.slice(0, 1) })),
  },
}
