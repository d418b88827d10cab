import type { PhysicianStory } from './types.ts'

/** The physicians with a story. */
export const physicianStories: readonly PhysicianStory[] = []
