/** Short forms in names of people and places with the words they stand for, in capitals. */
export const longForms: Readonly<Record<string, string>> = {
  STO: 'SANTO',
  STA: 'SANTA',
  ST: 'SAINT',
  MA: 'MARIA',
  MT: 'MOUNT',
  GEN: 'GENERAL',
  HOSP: 'HOSPITAL',
  MED: 'MEDICAL',
  CTR: 'CENTER',
  CENTRE: 'CENTER',
}
