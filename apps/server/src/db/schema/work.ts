import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, identity, recordColumns } from './columns.ts'

/** Views of lists that people keep under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: identity(),
    list: varchar({ length: 40 }).notNull(),
    name: varchar({ length: 60 }).notNull(),
    nameKey: text().notNull(),
    query: varchar({ length: 2000 }).notNull(),
    shared: boolean().notNull().default(false),
    /** code of the role that sees it, of a shared view; null for all staff */
    sharedRole: varchar({ length: 60 }),
    ownerCode: code().notNull(),
    /** codes of the users who have it among their tabs */
    pinnedBy: text().array().notNull().default([]),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('saved_view_name_uk')
      .on(t.ownerCode, t.list, t.nameKey)
      .where(sql`not ${t.deleted}`),
    index('saved_view_shared')
      .on(t.list)
      .where(sql`${t.shared} and not ${t.deleted}`),
  ],
)
