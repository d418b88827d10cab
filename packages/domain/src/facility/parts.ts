import { choicesFrom, nameRule, type Field } from '../field/index.ts'
import { weekdayNames } from '../schedule/index.ts'
import { telephoneMessage, telephonePattern } from '../provider/index.ts'

/** The purpose of an address. */
export const addressTypes = choicesFrom({
  MAIN: 'Main address',
  BILLING: 'Billing address',
  CLINIC: 'Clinic',
})

/** Fields of a contact person. */
export const contactFields = [
  { name: 'name', label: 'Name', kind: 'text', required: true, min: 2, max: 120, ...nameRule },
  { name: 'position', label: 'Position', kind: 'text', max: 80 },
  {
    name: 'telephone',
    label: 'Telephone',
    kind: 'phone',
    pattern: telephonePattern,
    message: telephoneMessage,
  },
  { name: 'emailAddress', label: 'E-mail', kind: 'email' },
  { name: 'coordinator', label: 'Coordinates with the HMO', kind: 'boolean' },
] as const satisfies readonly Field[]

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
const timeMessage = 'Enter a time such as 09:30.'

/** Fields of one block of the opening hours. */
export const openingFields = [
  { name: 'day', label: 'Day', kind: 'choice', choices: choicesFrom(weekdayNames), required: true },
  {
    name: 'startTime',
    label: 'From',
    kind: 'text',
    pattern: timePattern,
    message: timeMessage,
    required: true,
  },
  { name: 'endTime', label: 'To', kind: 'text', pattern: timePattern, message: timeMessage, required: true },
] as const satisfies readonly Field[]

/** Fields of a day whose hours differ from the week; without times the facility is closed that day. */
export const openingExceptionFields = [
  { name: 'date', label: 'Day', kind: 'day', required: true },
  { name: 'startTime', label: 'From', kind: 'text', pattern: timePattern, message: timeMessage },
  { name: 'endTime', label: 'To', kind: 'text', pattern: timePattern, message: timeMessage },
  { name: 'occasion', label: 'Occasion', kind: 'text', required: true, max: 80 },
] as const satisfies readonly Field[]

/** Fields of an address; region and province follow from the city (domain model 6.2). */
export const addressFields = [
  {
    name: 'addressType',
    label: 'Kind',
    kind: 'choice',
    choices: addressTypes,
    required: true,
    message: 'Choose main, billing or clinic.',
  },
  { name: 'line', label: 'Street, number, building', kind: 'text', required: true, min: 3, max: 200 },
  { name: 'barangay', label: 'Barangay', kind: 'text', max: 80 },
  { name: 'cityId', label: 'City or municipality', kind: 'city', required: true },
  {
    name: 'zipCode',
    label: 'ZIP code',
    kind: 'code',
    pattern: /^\d{4}$/,
    message: 'Enter the four digits of the ZIP code.',
  },
  { name: 'latitude', label: 'Latitude', kind: 'number', min: 4, max: 22, message: 'Latitude is 4 to 22.' },
  {
    name: 'longitude',
    label: 'Longitude',
    kind: 'number',
    min: 116,
    max: 127,
    message: 'Longitude is 116 to 127.',
  },
] as const satisfies readonly Field[]
