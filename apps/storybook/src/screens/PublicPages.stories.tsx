import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Heading } from '@capiz/ui/Heading'
import { Link } from '@capiz/ui/Link'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Pagination } from '@capiz/ui/Pagination'
import { PublicShell } from '@capiz/ui/PublicShell'
import { SearchField } from '@capiz/ui/SearchField'
import { Columns, Inline, Stack } from '@capiz/ui/Stack'
import { StepList } from '@capiz/ui/StepList'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { screenParameters } from './Frame.tsx'

const nothing = () => undefined

function Public({ layout, children }: { layout?: 'page' | 'column'; children: ReactNode }) {
  return (
    <PublicShell
      brand={{ name: 'Capiz', href: '#home' }}
      layout={layout}
      links={
        <>
          <Link href="#directory" variant="plain">
            Directory
          </Link>
          <Link href="#questions" variant="plain">
            Questions and answers
          </Link>
          <Link href="#sign-in" variant="plain">
            Sign in
          </Link>
        </>
      }
      footer="Provider network portal"
    >
      {children}
    </PublicShell>
  )
}

const found = [
  ['Agila General Hospital', 'Hospital', '3 Rizal Street, Bauan, Batangas', '(043) 555 0131', '31 Mar 2027'],
  [
    'Liwanag Medical Center',
    'Hospital',
    '88 Mataas Road, Lipa City, Batangas',
    '(043) 555 0180',
    '30 Jun 2028',
  ],
  [
    'Ngiti Dental Arts',
    'Dental clinic',
    '5 Burgos Street, Nasugbu, Batangas',
    '(043) 555 0187',
    '12 Jan 2027',
  ],
  [
    'Sampaguita Medical Center, Lipa',
    'Hospital',
    '14 Mabini Avenue, Lipa City, Batangas',
    '(043) 555 0142',
    '31 Mar 2027',
  ],
] as const

/** Screen 6: what everybody sees. */
function Directory() {
  const [name, setName] = useState('')
  const [place, setPlace] = useState('Batangas')
  return (
    <Public>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="display">
            Accredited facilities
          </Heading>
          <Text size="large" tone="muted" hasMeasure>
            Every facility listed here is accredited today. A facility that is not listed is not.
          </Text>
        </Stack>
        <Columns ratio="1/1/1" gap={3}>
          <SearchField label="Name of the facility" value={name} onChange={setName} />
          <NativeSelect
            label="Type"
            placeholder="All types"
            value=""
            onChange={nothing}
            options={[{ value: 'H', label: 'Hospital' }]}
          />
          <SearchField label="City, province or region" value={place} onChange={setPlace} />
        </Columns>
        <Text tone="muted">64 accredited facilities</Text>
        <Stack gap={3} as="ul">
          {found.map(([title, type, address, phone, until]) => (
            <li key={title}>
              <Card>
                <Inline justify="between" align="start" gap={4}>
                  <Stack gap={1}>
                    <Heading level={2} size="h3">
                      <Link href={`#${title}`}>{title}</Link>
                    </Heading>
                    <Text size="large">
                      {type}, {address}
                    </Text>
                    <Text>
                      <Link href={`tel:${phone.replace(/\D/gu, '')}`}>{phone}</Link>
                    </Text>
                  </Stack>
                  <Text tone="muted">Accredited until {until}</Text>
                </Inline>
              </Card>
            </li>
          ))}
        </Stack>
        <Pagination
          label="Accredited facilities, pages"
          page={{ number: 0, size: 10, totalElements: 64, totalPages: 7 }}
          onChange={nothing}
        />
      </Stack>
    </Public>
  )
}

const steps = [
  { id: 'who', label: 'Who you are', state: 'done' },
  { id: 'facility', label: 'Facility', state: 'current' },
  { id: 'address', label: 'Address', state: 'open' },
  { id: 'services', label: 'Services', state: 'open' },
  { id: 'papers', label: 'Documents', state: 'open' },
  { id: 'check', label: 'Check your answers', state: 'open' },
] as const

function Registration() {
  const [name, setName] = useState('Sampaguita Medical Center')
  const [licence, setLicence] = useState('')
  const isWide = useMediaQuery('(min-width: 1025px)')
  return (
    <Public layout={isWide ? 'page' : 'column'}>
      <div style={isWide ? { display: 'grid', gridTemplateColumns: '15rem minmax(0, 35rem)', gap: 64 } : {}}>
        <StepList label="Steps of the application" steps={steps} variant={isWide ? 'list' : 'text'} />
        <Stack gap={6}>
          <Heading level={1}>Which facility is it?</Heading>
          <Form aria-label="Facility" width="full" onSubmit={nothing}>
            <TextField
              label="Name of the facility"
              hint="As it stands on the licence to operate."
              value={name}
              onChange={setName}
              isRequired
            />
            <TextField label="Number of the licence" value={licence} onChange={setLicence} isRequired />
            <FormActions note="Draft saved on this device">
              <Button type="submit" variant="primary">
                Continue
              </Button>
              <Button variant="quiet">Back</Button>
            </FormActions>
          </Form>
        </Stack>
      </div>
    </Public>
  )
}

const meta: Meta = { title: 'Screens/6 Public pages', tags: ['!autodocs'], parameters: screenParameters }
export default meta

export const PublicDirectory: StoryObj = {
  render: () => <Directory />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Accredited facilities' })).toBeVisible()
  },
}
export const RegistrationStep: StoryObj = {
  render: () => <Registration />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Number of the licence/u })).toBeVisible()
  },
}
