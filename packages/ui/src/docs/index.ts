import type { IsoDate } from '@capiz/domain/time'

/** How far a component may be relied on: `stable` keeps its props, `beta` may still change, `deprecated` will go. */
export type ComponentStatus = 'stable' | 'beta' | 'deprecated'

/** A named part of a component and what it is for. */
export interface Part {
  name: string
  text: string
  /** Its place in the story of `anatomyStory`, as a CSS selector by role, name or element; the first seen is marked. */
  at?: string | undefined
}

/** Keys as they are pressed ("Enter or Space", "Arrow down") and what they do, as a sentence without its subject. */
export interface KeyAction {
  keys: string
  does: string
}

/** One side of a rule; `example` is the export of this component's examples that shows it. */
export interface ShownUse {
  text: string
  example: string
}

/** One rule of use, drawn from both sides; the name of the wrong example begins with `Dont`. */
export interface GuidancePair {
  do: ShownUse
  dont: ShownUse
}

/** A case in which another component serves better; `instead` is that component's name, if we have one. */
export interface Unsuited {
  when: string
  instead?: string | undefined
}

/** The subjects of a guide, in their order. */
export const guideTitles = ['Placement', 'Which one', 'Behaviour', 'Content', 'Reasons'] as const

/** A part of the guide of a component. A component named between backticks is a link to its page. */
export interface GuideSection {
  title: (typeof guideTitles)[number]
  text: readonly string[]
}

/** A change for users of the component, newest first; the day is `yyyy-MM-dd`. */
export interface Change {
  date: IsoDate
  text: string
}

/** The replacement of a deprecated component, and the first day (`yyyy-MM-dd`) on which it may be removed. */
export interface Deprecation {
  instead: string
  removedFrom: IsoDate
}

/** Returns the entry of the package a component is imported from; those of accreditation are under a path of their own. */
export function entryOf(group: string, name: string): string {
  return group.toLowerCase() === 'domain' ? `@capiz/ui/accreditation/${name}` : `@capiz/ui/${name}`
}

/**
 * The documentation of a component in Storybook, `llms.txt` and the Markdown pages; the props come from the types. One
 * `Name.docs.ts` in the component's folder exports it as `docs`. Plain data: it is read by node as well. Text between
 * backticks is code. No section may be empty; `docs.test.ts` names missing ones.
 */
export interface ComponentDocs {
  /** Name of the folder and of its main component. */
  name: string
  /** The other components the folder exports, each documented on this page. */
  parts?: readonly string[] | undefined
  status: ComponentStatus
  /** Required of a deprecated component, and only of it. */
  deprecation?: Deprecation | undefined
  /** Description in one sentence of at most 140 characters: the line of the catalogue. */
  summary: string
  /** Words people look for it with, other than its name: purpose, other libraries' names. At least three. */
  keywords: readonly string[]
  /** Purpose: when to use it. */
  use: readonly string[]
  /** When not to, and what to take instead. */
  avoid: readonly Unsuited[]
  /** How to place, choose and word it, with reasons; for the components people choose between. */
  guide?: readonly GuideSection[] | undefined
  /** Its parts as seen on the screen, outside in, start to end. */
  anatomy: readonly Part[]
  /** The story that is drawn over its anatomy, with a numbered mark at each part that says where it is. */
  anatomyStory?: string | undefined
  /** Effect of each key beyond Tab; `not focusable` for a component that takes no focus at all. */
  keyboard: readonly KeyAction[] | 'not focusable'
  /** Roles, names, announcements, where focus goes: what it does by itself and what its user must add. */
  accessibility: readonly string[]
  /** How to write the words inside it. */
  content: readonly string[]
  /** Rules of use, each with the picture of both sides. */
  pairs: readonly GuidancePair[]
  changelog: readonly Change[]
}
