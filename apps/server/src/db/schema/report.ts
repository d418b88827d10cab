import { pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, identity, recordColumns } from './columns.ts'

/** Which roles may run which reports (domain model 11.7); known to the outside by its code. */
export const reportGroup = pgTable(
  'report_group',
  {
    id: identity(),
    code: code().notNull().unique('report_group_code_uk'),
    groupName: varchar({ length: 120 }).notNull(),
    /** normalised name, for uniqueness; soft-deleted groups count */
    nameKey: text().notNull(),
    description: varchar({ length: 500 }),
    value: varchar({ length: 200 }),
    reportNames: text().array().notNull().default([]),
    roleCodes: text().array().notNull().default([]),
    ...recordColumns(),
  },
  (t) => [uniqueIndex('report_group_name_uk').on(t.nameKey)],
)
