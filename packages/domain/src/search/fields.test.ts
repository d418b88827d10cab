import { describe, expect, it } from 'vitest'
import { type FoundRecord, matchNote, readTerm, searchedNumbers } from './index.ts'

describe('the numbers a record is found by', () => {
  it('are for staff all, for others only what every provider reads', () => {
    expect(searchedNumbers('physician', 'staff')).toContain('prcNumber')
    expect(searchedNumbers('physician', 'others')).toEqual([])
    expect(searchedNumbers('facility', 'staff')).toContain('dohLtoNo')
    expect(searchedNumbers('facility', 'others')).toEqual(['telephone'])
  })
})

describe('what matched', () => {
  const abad: FoundRecord = {
    kind: 'physician',
    code: 'PHY0000001',
    shown: 'Abad, Alfredo Cruz Jr.',
    numbers: { prcNumber: '0091234', mobileNumber: '09175550142', phicAccreditationNo: null },
  }
  const noteOf = (text: string, record = abad) => {
    const term = readTerm(text, 'person')
    return term && matchNote(term, record)
  }

  it('is not said of what the row shows', () => {
    for (const text of ['Abad, Alfredo', 'alfredo cruz', 'PHY0000001', 'phy00', 'alfredo c. abad'])
      expect(noteOf(text), text).toBeNull()
  })

  it('is the number by its label', () => {
    expect(noteOf('91234')).toBe('PRC licence number 0091234')
    expect(noteOf('009')).toBe('PRC licence number 0091234')
    expect(noteOf('+63 917 555 0142')).toBe('Mobile 09175550142')
  })

  it('is a similar spelling', () => {
    expect(noteOf('Alfreda Abbad')).toBe('Similar spelling')
  })

  it('is a telephone among several, and another spelling is shown', () => {
    const clinic: FoundRecord = {
      kind: 'facility',
      code: 'HF0000001',
      shown: 'Sto. Niño Clinic, City of Manila',
      numbers: { telephone: ['(02) 8520-1234', '034 111 2222'] },
    }
    expect(noteOf('85201234', clinic)).toBe('Telephone (02) 8520-1234')
    expect(noteOf('santo nino manila', clinic)).toBeNull()
  })
})
