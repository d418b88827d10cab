import { describe, expect, it } from 'vitest'
import { isSpecialtyFiller, specialtiesNamed, type Specialty } from './specialty.ts'

const names = [
  'Internal medicine',
  'Cardiology',
  'Pediatrics',
  'Pediatric cardiology',
  'Obstetrics and gynecology',
  'General surgery',
  'Dermatology',
  'Ophthalmology',
  'Otorhinolaryngology',
  'Orthopedics',
  'Psychiatry',
  'General dentistry',
  'Orthodontics',
  'Nephrology',
  'Anesthesiology',
]
const all = names.map((description): Specialty => ({ code: description, description, isSubspecialty: false }))
const found = (word: string) => specialtiesNamed(word, all).map(({ description }) => description)

describe('a word of a search', () => {
  it.each([
    ['HEART', ['Cardiology', 'Pediatric cardiology']],
    ['CARDIOLOGIST', ['Cardiology', 'Pediatric cardiology']],
    ['CARDIOLOGY', ['Cardiology', 'Pediatric cardiology']],
    ['CARDIO', ['Cardiology', 'Pediatric cardiology']],
    ['PEDIATRICIAN', ['Pediatrics', 'Pediatric cardiology']],
    ['PAEDIATRICIAN', ['Pediatrics', 'Pediatric cardiology']],
    ['OBSTETRICIAN', ['Obstetrics and gynecology']],
    ['OB', ['Obstetrics and gynecology']],
    ['SURGEON', ['General surgery']],
    ['SKIN', ['Dermatology']],
    ['DERMA', ['Dermatology']],
    ['EYE', ['Ophthalmology']],
    ['ENT', ['Otorhinolaryngology']],
    ['BONE', ['Orthopedics']],
    ['PSYCHIATRIST', ['Psychiatry']],
    ['DENTIST', ['General dentistry']],
    ['BRACES', ['Orthodontics']],
    ['KIDNEY', ['Nephrology']],
    ['INTERNIST', ['Internal medicine']],
    ['ANAESTHETIST', ['Anesthesiology']],
  ])('%s names its specialties', (word, expected) => {
    expect(found(word)).toEqual(expected)
  })
  it.each(['REYES', 'MARIAN', 'PAT', 'ANA', 'MATA', 'OR', 'DEN', 'CHRISTIAN', ''])(
    '%s names none',
    (word) => {
      expect(found(word)).toEqual([])
    },
  )
  it('may only say that a physician is meant', () => {
    expect(['SPECIALIST', 'FOR', 'HEART'].map(isSpecialtyFiller)).toEqual([true, true, false])
  })
})
