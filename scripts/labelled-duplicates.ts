/**
 * Writes the labelled pairs by which the duplicate finder is measured: invented records, each pair known to be one
 * provider or two. The seed is fixed, so the file is the same every time: `node scripts/labelled-duplicates.ts`.
 */
import { writeFileSync } from 'node:fs'

const target = 'packages/domain/src/duplicate/labelled-pairs.tsv'

/** A small generator of even numbers (mulberry32): the same ones for the same seed everywhere. */
let state = 20_261_124
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const below = (count: number): number => Math.floor(random() * count)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join('')
const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

const families =
  words(`Santos Santos Santos Reyes Reyes Cruz Cruz Bautista Ocampo Garcia Mendoza Torres Tomas Castillo
  Flores Villanueva Ramos Castro Rivera Aquino Navarro Mercado Fernandez Gonzales Domingo Salazar Soriano Valdez Pascual
  Aguilar Lopez Manalo Velasco Dizon Tolentino Marquez Miranda Gutierrez Padilla Ferrer Corpuz Samson Abad Natividad
  Panganiban Macaraeg Dimaculangan Catacutan Katigbak Lacson Ledesma Montelibano Locsin Jalandoni Araneta Zaldivar
  Magpantay Dimayuga Atienza Villareal Robles Sarmiento Evangelista Salvador Quiambao Lapid Sicat Guinto Punzalan`)
const given =
  words(`Maria Maria Jose Jose Juan Ana Rosa Pedro Luz Ramon Teresa Carlos Elena Antonio Carmen Manuel Corazon
  Imelda Roberto Josefina Ricardo Gloria Eduardo Leonora Fernando Milagros Alfredo Erlinda Rodolfo Norma Ernesto
  Remedios Rogelio Lourdes Danilo Renato Marilou Arturo Rowena Cristina Maricel Reynaldo Jocelyn Virgilio Vicente
  Sheila Leonardo Vanessa Katrina Gabriel Angelica Rafael Bianca Patricia Paolo Camille Adrian Kristine Dennis`)
const telling =
  words(`Amihan Dalisay Bituin Habagat Kalinga Luntian Sinag Bukal Batis Lawa Alon Bundok Burol Gubat Sampaguita
  Rosal Kamia Gumamela Narra Molave Kamagong Yakal Acacia Kawayan Mangga Balete Bayanihan Ligaya Tala Liwayway Tanglaw
  Liwanag Malasakit Kalusugan Sigla Himig Diwa Landas Perlas Agila Pawikan Tamaraw Parola`)
const kinds = ['Hospital', 'Medical Center', 'Clinic', 'Diagnostic Center', 'Dental Clinic']
const streets = words(
  'Sampaguita Mabini Katipunan Maharlika Pagkakaisa Talisay Narra Bonifacio Rosal Magiting',
)

interface Person {
  lastName: string
  firstName: string
  middleName: string
  suffix?: string
  birthDate?: string
  phyTypeCode: string
  prcNumber?: string
  mobileNumber?: string
  emailAddress?: string
}
interface Facility {
  name: string
  typeCode: string
  cityId: number
  street?: string
  tin?: string
  telephone?: string[]
  emailAddress?: string
}

const day = (): string =>
  `${1950 + below(48)}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`

function person(): Person {
  const [lastName, firstName] = [pick(families), pick(given)]
  const number = digits(3)
  return {
    lastName,
    firstName,
    middleName: pick(families),
    birthDate: day(),
    phyTypeCode: random() < 0.8 ? 'MD' : 'DMD',
    prcNumber: `0${digits(6)}`,
    mobileNumber: `09${digits(9)}`,
    emailAddress: `${firstName}.${lastName}${number}@example.test`.toLowerCase(),
  }
}

function facility(): Facility {
  const [first, second] = [pick(telling), pick(telling)]
  return {
    name: `${first} ${second} ${pick(kinds)}`,
    typeCode: pick(['HOSP', 'CLIN', 'DIAG', 'DENT']),
    cityId: 1 + below(60),
    street: `${1 + below(200)} ${pick(streets)} Street`,
    tin: `9${digits(8)}-000`,
    telephone: [`(0${2 + below(80)}) ${digits(3)}-${digits(4)}`],
    emailAddress: `${first}${second}${digits(2)}@example.test`.toLowerCase(),
  }
}

/** One slip of the fingers: a letter doubled, left out, replaced, or two exchanged. */
function slip(text: string): string {
  const at = 1 + below(Math.max(text.length - 2, 1))
  const [before, here, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)]
  return pick([
    before + here + here + after,
    before + after,
    before + pick(words('a e i o u n s t')) + after,
    before + after.slice(0, 1) + here + after.slice(1),
  ])
}
const swapDigits = (text: string): string => {
  const at = Math.max(
    Array.from(text).findIndex((one, index) => index > 0 && one !== text[index + 1]),
    1,
  )
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
}
const otherDigit = (text: string): string => {
  const at = text.length - 1 - below(3)
  return text.slice(0, at) + String((Number(text[at]) + 1 + below(8)) % 10) + text.slice(at + 1)
}
/** As entered by another person years later: often without the number, with another telephone and mail. */
function later(one: Person): Person {
  const { prcNumber: _prc, mobileNumber: _mobile, emailAddress: _mail, ...rest } = one
  return {
    ...rest,
    ...(random() < 0.4 && one.prcNumber ? { prcNumber: one.prcNumber } : {}),
    mobileNumber: random() < 0.5 && one.mobileNumber ? one.mobileNumber : `09${digits(9)}`,
    ...(random() < 0.4 && one.emailAddress ? { emailAddress: one.emailAddress } : {}),
  }
}
const dayMonth = (text: string): string => {
  const [year, month = '', date = ''] = text.split('-')
  return Number(date) <= 12
    ? `${year}-${date}-${month}`
    : `${year}-${month}-${swapDigits(`0${date}`).slice(-2)}`
}

const samePeople: Record<string, (one: Person) => Person> = {
  'typing error in the last name': (one) => ({ ...later(one), lastName: slip(one.lastName) }),
  'typing error in the first name': (one) => ({ ...later(one), firstName: slip(one.firstName) }),
  'first and last name swapped': (one) => ({
    ...later(one),
    lastName: one.firstName,
    firstName: one.lastName,
  }),
  'married: hyphenated': (one) => ({ ...later(one), lastName: `${one.lastName}-${pick(families)}` }),
  'married: maiden name in the middle': (one) => ({
    ...later(one),
    lastName: pick(families),
    middleName: one.lastName,
  }),
  'middle name as initial': (one) => ({ ...later(one), middleName: `${one.middleName[0] ?? ''}.` }),
  'second given name left out': (one) => ({ ...later(one), firstName: `${one.firstName} ${pick(given)}` }),
  'day and month swapped': (one) => ({ ...later(one), birthDate: dayMonth(one.birthDate ?? '') }),
  'one digit of the birth date': (one) => ({ ...later(one), birthDate: otherDigit(one.birthDate ?? '') }),
  'licence transposed': (one) => ({ ...later(one), prcNumber: swapDigits(one.prcNumber ?? '') }),
  'no birth date, same mobile': ({ birthDate: _day, ...one }) => ({
    ...later(one),
    mobileNumber: one.mobileNumber ?? '',
  }),
  'two slips at once': (one) => ({
    ...later(one),
    lastName: slip(one.lastName),
    birthDate: dayMonth(one.birthDate ?? ''),
  }),
  'spelt as it sounds': (one) => ({
    ...later(one),
    lastName: one.lastName
      .replace(/v/iu, 'b')
      .replace(/z/u, 's')
      .replace(/c(?=[aou])/u, 'k'),
  }),
}
const otherPeople: Record<string, (one: Person) => Person> = {
  'anybody else': () => person(),
  'same name, other person': (one) => ({ ...person(), lastName: one.lastName, firstName: one.firstName }),
  'sibling at one clinic': (one) => ({
    ...person(),
    lastName: one.lastName,
    middleName: one.middleName,
    ...(one.mobileNumber ? { mobileNumber: one.mobileNumber } : {}),
  }),
  twin: (one) => ({
    ...person(),
    lastName: one.lastName,
    middleName: one.middleName,
    ...(one.birthDate ? { birthDate: one.birthDate } : {}),
  }),
  'father and son': (one) => ({
    ...person(),
    lastName: one.lastName,
    firstName: one.firstName,
    suffix: 'Jr',
  }),
  'same birth date only': (one) => ({ ...person(), ...(one.birthDate ? { birthDate: one.birthDate } : {}) }),
  'married into the family': (one) => ({ ...person(), lastName: one.lastName, firstName: pick(given) }),
  'neighbouring licence': (one) => ({ ...person(), prcNumber: otherDigit(one.prcNumber ?? '') }),
  'one mail of a secretary': (one) => ({
    ...person(),
    ...(one.emailAddress ? { emailAddress: one.emailAddress } : {}),
  }),
}

/** As entered again: the tax number or mail is often not given. */
function again(one: Facility): Facility {
  const { tin, emailAddress, street, ...rest } = one
  return {
    ...rest,
    ...(random() < 0.4 && tin ? { tin } : {}),
    ...(random() < 0.4 && emailAddress ? { emailAddress } : {}),
    ...(random() < 0.6 && street ? { street } : {}),
  }
}
const reorder = (name: string): string => {
  const [first = '', second = '', ...rest] = name.split(' ')
  return [second, first, ...rest].join(' ')
}
const sameFacilities: Record<string, (one: Facility) => Facility> = {
  'words in another order': (one) => ({ ...again(one), name: reorder(one.name) }),
  'typing error': (one) => ({ ...again(one), name: slip(one.name) }),
  'annex added': (one) => ({ ...again(one), name: `${one.name} - Annex` }),
  'registered company': (one) => ({ ...again(one), name: `The ${one.name}, Inc.` }),
  'another kind of word': (one) => ({
    ...again(one),
    name: one.name.replace(/(Hospital|Medical Center|Clinic)$/u, 'Center'),
  }),
  'other type': (one) => ({ ...again(one), typeCode: one.typeCode === 'HOSP' ? 'CLIN' : 'HOSP' }),
  'new name, same number': (one) => ({
    ...one,
    name: `${pick(telling)} ${one.name.split(' ').slice(1).join(' ')}`,
  }),
  'street and telephone the same': (one) => ({ ...one, name: slip(reorder(one.name)), tin: '' }),
}
const otherFacilities: Record<string, (one: Facility) => Facility> = {
  'anything else': () => facility(),
  'one word in common, same city': (one) => ({
    ...facility(),
    name: `${one.name.split(' ')[0] ?? ''} ${pick(telling)} ${pick(kinds)}`,
    cityId: one.cityId,
  }),
  'branch of a chain in another city': (one) => ({ ...facility(), name: one.name, cityId: one.cityId + 1 }),
  'same street': (one) => ({
    ...facility(),
    cityId: one.cityId,
    ...(one.street ? { street: one.street } : {}),
  }),
  'one telephone in a building': (one) => ({
    ...facility(),
    cityId: one.cityId,
    ...(one.telephone ? { telephone: one.telephone } : {}),
  }),
  'same type and city': (one) => ({ ...facility(), cityId: one.cityId, typeCode: one.typeCode }),
}

const abad = { lastName: 'Abad', firstName: 'Alfredo', birthDate: '1967-11-06' }
const amihan = { name: 'Amihan Dalisay Medical Center', typeCode: 'HOSP', cityId: 7 }
/** The pairs a person found at once and the first finder missed. */
const byHand: [string, object, object][] = [
  ['F3: one letter more in the last name', abad, { ...abad, lastName: 'Abbad' }],
  ['F3: day and month swapped', abad, { ...abad, birthDate: '1967-06-11' }],
  ['F3: names swapped', abad, { ...abad, lastName: 'Alfredo', firstName: 'Abad' }],
  ['F3: hyphenated after a marriage', abad, { ...abad, lastName: 'Abad-Cruz' }],
  ['F3: maiden name in the middle', abad, { ...abad, lastName: 'Santos', middleName: 'Abad' }],
  [
    'F3: same full name alone',
    { lastName: 'Abad', firstName: 'Alfredo' },
    { lastName: 'Abad', firstName: 'Alfredo' },
  ],
  ['F3: words of the name in another order', amihan, { ...amihan, name: 'Dalisay Amihan' }],
  ['F3: annex', amihan, { ...amihan, name: 'Amihan Dalisay Medical Center - Annex' }],
]

function lines<T extends object>(
  kind: string,
  label: string,
  count: number,
  make: () => T,
  cases: Record<string, (one: T) => T>,
): string[] {
  const all = Object.entries(cases)
  return Array.from({ length: count }, (_, at) => {
    const [name, change] = all[at % all.length] as [string, (one: T) => T]
    const one = make()
    return [kind, label, name, JSON.stringify(one), JSON.stringify(change(one))].join('\t')
  })
}

const hand = byHand.map(([name, one, other]) =>
  ['lastName' in one ? 'person' : 'facility', 'same', name, JSON.stringify(one), JSON.stringify(other)].join(
    '\t',
  ),
)
const all = [
  ['kind', 'label', 'case', 'one', 'other'].join('\t'),
  ...hand,
  ...lines('person', 'same', 144, person, samePeople),
  ...lines('person', 'different', 150, person, otherPeople),
  ...lines('facility', 'same', 98, facility, sameFacilities),
  ...lines('facility', 'different', 100, facility, otherFacilities),
]
writeFileSync(target, `${all.join('\n')}\n`)
process.stdout.write(`${all.length - 1} pairs written to ${target}\n`)
