import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { PageType } from '@capiz/domain/reference'
import { code, day, identity, recordColumns } from './columns.ts'

/** Items of every maintained list (domain model 4.3); `list` is the base name of the list. */
export const referenceItem = pgTable(
  'reference_item',
  {
    id: identity(),
    list: varchar({ length: 40 }).notNull(),
    code: code().notNull(),
    description: text(),
    value: text(),
    groupBy: varchar({ length: 60 }),
    medicalSociety: text(),
    sortOrder: integer(),
    /** fields only this list has */
    attributes: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** normalised key of the first uniqueness rule; soft-deleted rows count */
    codeKey: text().notNull(),
    /** normalised key of the description rule, null when the list has none */
    descriptionKey: text(),
    /** upper-cased text the term filters look in */
    searchText: text().notNull().default(''),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('reference_item_code_uk').on(t.list, t.codeKey),
    uniqueIndex('reference_item_description_uk')
      .on(t.list, t.descriptionKey)
      .where(sql`${t.descriptionKey} is not null`),
    index('reference_item_list_updated').on(t.list, t.updatedDate, t.id),
    index('reference_item_group').on(t.list, t.groupBy),
    index('reference_item_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

/** Rules on which documents are asked of whom, from a day on, beside what the product knows (domain model 4.5). */
export const requirementRule = pgTable(
  'requirement_rule',
  {
    id: identity(),
    /** page of the document type */
    pageType: varchar({ length: 30 }).$type<PageType>().notNull(),
    documentTypeCode: code().notNull(),
    facilityTypeCode: code(),
    categoryCode: code(),
    specializationCode: code(),
    required: boolean().notNull(),
    /** source the document has to be verified against; null asks for none */
    sourceCode: code(),
    effectiveDate: day().notNull(),
    remarks: varchar({ length: 500 }),
    ...recordColumns(),
  },
  (t) => [index('requirement_rule_document').on(t.pageType, t.documentTypeCode)],
)

/** Regions of the Philippines; `code` is the PSGC code (domain model 4.4). */
export const region = pgTable('region', {
  id: identity(),
  code: varchar({ length: 10 }).notNull().unique('region_code_uk'),
  description: text().notNull(),
})

/** Provinces, with the region they belong to. */
export const province = pgTable(
  'province',
  {
    id: identity(),
    code: varchar({ length: 10 }).notNull().unique('province_code_uk'),
    description: text().notNull(),
    regionId: integer()
      .notNull()
      .references((): AnyPgColumn => region.id),
  },
  (t) => [index('province_region').on(t.regionId)],
)

/** Cities and municipalities; `search_name` is upper-cased without accents, `search_words` what they are found by. */
export const city = pgTable(
  'city',
  {
    id: identity(),
    code: varchar({ length: 10 }).notNull().unique('city_code_uk'),
    description: text().notNull(),
    searchName: text().notNull(),
    searchWords: text().generatedAlwaysAs(sql.raw(`search_words(search_name, search_name, null)`)),
    provinceId: integer()
      .notNull()
      .references((): AnyPgColumn => province.id),
    isCity: boolean().notNull(),
  },
  (t) => [index('city_province').on(t.provinceId)],
)
