/** The association of the profession: PMA for physicians, PDA for dentists. */
export const associationOf = (phyTypeCode: string): string => (phyTypeCode === 'DMD' ? 'PDA' : 'PMA')
