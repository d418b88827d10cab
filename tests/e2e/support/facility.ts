import type { Page } from '@playwright/test'
import { fillDay, manilaDayIn } from './documents.ts'
import { choosePlace, next } from './steps.ts'

/** The input of a facility that applies; its numbers are used by no other in the sample. */
export interface FacilityApplicant {
  name: string
  email: string
  tin: string
  licence: string
  philHealth: string
  place: Record<'region' | 'province' | 'city', string>
}

const nextYear = `${Number(manilaDayIn(0).slice(0, 4)) + 1}-12-31`

/** Goes through the questions about an infirmary up to its documents, which stand on the page of the licences. */
export async function fillFacilityApplication(
  page: Page,
  applicant: FacilityApplicant,
  look: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByLabel('Name of the facility').fill(applicant.name)
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Infirmary' })
  await page.getByLabel('Category', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'Private', exact: true }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Inpatient', exact: true }).check({ force: true })
  await page.getByRole('textbox', { name: 'Number of beds' }).fill('24')
  await look('facility')
  await next(page)

  await choosePlace(page, 'Region', applicant.place.region)
  await choosePlace(page, 'Province', applicant.place.province)
  await choosePlace(page, 'City or municipality', applicant.place.city)
  await page.getByLabel('Building, number and street').fill('7 Bayani Street')
  await look('address')
  await next(page)

  await page.getByLabel('Tax identification number (TIN)').fill(applicant.tin)
  await page.getByLabel('E-mail address of the facility').fill(applicant.email)
  await page.getByLabel('Mobile number').fill('09175550188')
  await page.getByLabel('Name', { exact: true }).fill('Ligaya Tala')
  await look('contacts')
  await next(page)

  await page.getByLabel('Number of the DOH licence to operate').fill(applicant.licence)
  await fillDay(page, 'Licence valid until', nextYear)
  await page.getByLabel('PhilHealth accreditation number').fill(applicant.philHealth)
  await fillDay(page, 'PhilHealth accreditation valid until', nextYear)
}
