import { clinicStories } from './clinics.ts'
import { hospitalStories } from './hospitals.ts'
import type { FacilityStory } from './types.ts'

/** The facilities with a story, in the order they follow those of the smallest sample. */
export const facilityStories: readonly FacilityStory[] = [...hospitalStories, ...clinicStories]
