declare module 'virtual:prop-tables' {
  /** `PropTables`; an ambient module cannot name the type. */
  export const propTables: unknown
}
