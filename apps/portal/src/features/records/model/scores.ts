/** The labels of the five scores of a rating, from the lowest. */
export const scoreLabels = ['Poor', 'Weak', 'Fair', 'Good', 'Very good'] as const
