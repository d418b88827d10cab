CREATE INDEX "price_line_package" ON "price_line" USING gin (("fields" ->> 'packageName') gin_trgm_ops) WHERE ("price_line"."fields" ->> 'packageName') is not null;--> statement-breakpoint
CREATE INDEX "price_sheet_kind" ON "price_sheet" USING btree ("kind","effective_date","id") WHERE not "price_sheet"."deleted";--> statement-breakpoint
CREATE INDEX "price_sheet_terms" ON "price_sheet" USING btree ("kind",("header" ->> 'serviceType'),("header" ->> 'costCenter'),"effective_date","id") WHERE not "price_sheet"."deleted";--> statement-breakpoint
-- How often the terms occur, and which of them together: the planner does not look inside a header by itself.
CREATE STATISTICS "price_sheet_terms_seen" ON ("header" ->> 'serviceType'), ("header" ->> 'costCenter'), ("header" ->> 'roomCategoryCode') FROM "price_sheet";
