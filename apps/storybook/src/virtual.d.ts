declare module 'virtual:component-pages' {
  /** `PropTables`; an ambient module cannot name the type. */
  export const propTables: unknown
  /** `FunctionTables`, as above. */
  export const functionTables: unknown
  /** Examples by component folder, as `Record<string, readonly PlacedExample[]>`. */
  export const examples: unknown
  /** Ways to load each drawing of an icon that an example imports, by its address. */
  export const drawings: unknown
  /** Id of the page of every component that has stories, by component folder. */
  export const docsIds: Readonly<Record<string, string>>
  /** `AccessibilityStatus` of every component with stories. */
  export const accessibility: unknown
}
