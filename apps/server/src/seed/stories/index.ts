import { reach, type Level } from '../size.ts'
import { facilityStories } from './facilities.ts'
import { physicianStories } from './physicians.ts'
import type { FacilityStory, Lack, PhysicianStory } from './types.ts'

/** The level the stories come with: all samples but the smallest. */
export const storyLevel: Level = 1

/** Lacks of records of the smallest sample, which the tests look for. */
const earlyLacks: Readonly<Record<string, readonly Lack[]>> = {
  // sent everything but the PhilHealth certificate, of which only the number is known
  'phy 8': [{ docType: 'PHIC' }],
}

/** The story of the facility at an index: those with one follow the facilities of the smallest sample. */
export function facilityStory(index: number): FacilityStory | undefined {
  return facilityStories[index - reach('facility', 0)]
}

/** The story of the physician at an index: those with one follow the physicians of the smallest sample. */
export function physicianStory(index: number): PhysicianStory | undefined {
  return physicianStories[index - reach('physician', 0)]
}

/** The documents a provider lacks by its story. */
export function lacksOf(ownerKind: 'hf' | 'phy', index: number): readonly Lack[] {
  const story = ownerKind === 'hf' ? facilityStory(index) : physicianStory(index)
  return story?.lacks ?? earlyLacks[`${ownerKind} ${index}`] ?? []
}
