import { expect, type Page } from '@playwright/test'
import type { Calls } from './calls.ts'
import { completeChecklist } from './checklist.ts'
import { fillDay, manilaDayIn } from './documents.ts'
import { approveStatus } from './status.ts'
import { next } from './steps.ts'

/** The input of a physician who applies; names and numbers are used by no other in the sample. */
export interface Applicant {
  lastName: string
  firstName: string
  birthDate: string
  prcNumber: string
  emailAddress: string
  mobileNumber: string
}

const nextYear = Number(manilaDayIn(0).slice(0, 4)) + 1

/** Goes through the questions about a physician up to the documents. */
export async function fillApplication(
  page: Page,
  applicant: Applicant,
  look: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('radio', { name: 'Physician', exact: true }).check({ force: true })
  await page.getByLabel('Last name').fill(applicant.lastName)
  await page.getByLabel('First name').fill(applicant.firstName)
  await fillDay(page, 'Birth date', applicant.birthDate)
  await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true })
  await look('person')
  await next(page)
  await page.getByLabel('PRC licence number').fill(applicant.prcNumber)
  await fillDay(page, 'PRC licence valid until', `${nextYear + 1}${applicant.birthDate.slice(4)}`)
  await look('licences')
  await next(page)
  await page.getByLabel('Specialty', { exact: true }).selectOption({ label: 'Internal medicine' })
  await look('specialties')
  await next(page)
  await page.getByLabel('E-mail address').fill(applicant.emailAddress)
  await page.getByLabel('Mobile number').fill(applicant.mobileNumber)
  await look('contacts')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible()
}

/**
 * Makes a physician accredited as the office does: every required document handed in and verified by another person,
 * contract and numbers on record, then the status, on which a third one decides. The screens of that work have a journey of their own.
 */
export async function accredit(
  officer: Calls,
  { verifier, decider }: { verifier: Calls; decider: Calls },
  code: string,
): Promise<void> {
  await completeChecklist(officer, verifier, 'phy', code)
  const year = manilaDayIn(0).slice(0, 4)
  const record = await officer.get<Record<string, unknown>>(`/phy/${code}`)
  const contract = {
    contractNo: `C-${code}`,
    effectiveDate: manilaDayIn(0),
    validityDate: `${nextYear + 1}-12-31`,
  }
  const numbers = {
    phicAccreditationNo: `9${code.slice(3)}0000`,
    phicValidity: `${nextYear + 1}-12-31`,
    ptrNo: 'PTR-77',
    ptrDate: `${year}-01-05`,
    associationNo: 'PMA-77',
    associationValidity: `${nextYear}-12-31`,
    tin: '987-654-321',
    payee: { name: 'Sample Payee', paymentTypeCode: 'CHECK' },
    contract,
  }
  const saved = await officer.post<{ record?: Record<string, unknown> }>('/phy', { ...record, ...numbers })
  const now = saved.record ?? (await officer.get<Record<string, unknown>>(`/phy/${code}`))
  await officer.post('/phy', {
    ...now,
    accreditationStatusCode: 'ACCREDITED',
    effectiveDate: manilaDayIn(0),
  })
  await approveStatus(decider, code)
}
