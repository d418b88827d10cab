import type { FacilityStory } from './types.ts'

/** The facilities with a story. */
export const facilityStories: readonly FacilityStory[] = []
