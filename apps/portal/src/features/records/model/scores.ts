/** What the five scores of a rating mean, from the lowest. */
export const scoreWords = ['Poor', 'Weak', 'Fair', 'Good', 'Very good'] as const
