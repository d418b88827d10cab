import { dateParts, type IsoDate } from '@capiz/domain/time'
import type { PhysicianSpecialization } from '../db/schema/physician.ts'
import { dayAt, padded, type SeedInputs } from './context.ts'
import {
  fields,
  narrowerAt,
  narrowerCount,
  narrowerFields,
  societyOfSpecialization,
  weightedFields,
} from './data/medicine.ts'
import { stream, type Stream } from './random.ts'
import { levelOf } from './size.ts'
import { physicianStory } from './stories/index.ts'

interface Person {
  dentist: boolean
  birthDate: IsoDate
}

/** How many training institutions the smallest sample has, and the others. */
const institutions = { tiny: 4, all: 60 }

const narrowest: Readonly<Record<string, string>> = {
  'IM-1': 'Interventional cardiology',
  'IM-2': 'Kidney transplantation',
  'IM-3': 'Advanced endoscopy',
  'IM-8': 'Bone marrow transplantation',
}

/** From this physician on every narrower field is given to some in turn, the rare ones too. */
const firstInTurn = 200
const rounds = 4

/** The narrower field given to a physician in turn; undefined where it is drawn. */
function narrowerOf(index: number) {
  const turn = index - firstInTurn
  return turn < 0 || turn >= rounds * narrowerCount ? undefined : narrowerAt(turn % narrowerCount)
}

const years = (day: IsoDate) => dateParts(day).year

/**
 * The specialization of a physician with society, training and narrower field; draws from the stream of the record what it
 * has always drawn from it.
 */
export function trainingOf(
  inputs: SeedInputs,
  index: number,
  { dentist, birthDate }: Person,
  record: Stream,
): PhysicianSpecialization[] {
  const isTiny = levelOf('physician', index) === 0
  const source = stream(inputs.seedNumber, 'training', index)
  const story = physicianStory(index)
  const drawn = record.pick(dentist ? fields.DMD : fields.MD)
  const told = dentist || story ? undefined : narrowerOf(index)
  const wide = told
    ? told.specializationCode
    : isTiny
      ? drawn
      : source.weighted(dentist ? weightedFields.DMD : weightedFields.MD)
  const specializationCode = story?.specialization ?? wide
  const societyName = societyOfSpecialization(specializationCode)
  const general = specializationCode === 'GP' || societyName === undefined
  const membership = general ? 'NONE' : record.pick(['MEMBER', 'DIPLOMATE', 'DIPLOMATE', 'FELLOW'])
  const one = { specializationCode, membership, primary: true }
  if (general) return [one]
  const narrower = narrowerFields(specializationCode, isTiny)
  const isNarrow = narrower.length > 0 && source.chance(specializationCode === 'IM' ? 0.7 : 0.4)
  const sub = story?.subspecialization ?? told?.code ?? (isNarrow ? source.pick(narrower) : undefined)
  const narrow = sub !== undefined && source.chance(0.3) ? narrowest[sub] : undefined
  return [
    {
      ...one,
      societyName,
      ...(sub ? { subSpecializationCode: sub } : {}),
      ...(narrow ? { subSubSpecialization: narrow } : {}),
      trainingInstitutionCode: `TI${padded(source.int(1, isTiny ? institutions.tiny : institutions.all), 3)}`,
      yearCompleted: Math.min(years(birthDate) + source.int(28, 34), years(inputs.asOf) - 1),
      validityDate: dayAt(inputs, source.int(15, 700)),
    },
  ]
}
