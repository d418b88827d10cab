DROP INDEX "user_request_open_uk";--> statement-breakpoint
ALTER TABLE "affiliation" ADD COLUMN "schedule_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_request" ADD COLUMN "counterpart_code" varchar(40);--> statement-breakpoint
-- the facility of an affiliation used to stand where the kind of document stands
UPDATE "user_request" SET "counterpart_code" = "doc_type", "doc_type" = NULL WHERE "type" = 'affiliation' AND "doc_type" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "user_request_open_uk" ON "user_request" USING btree ("type","target_code",coalesce("doc_type", ''),coalesce("counterpart_code", '')) WHERE not "user_request"."deleted" and "user_request"."status" in ('PENDING', 'REVIEWED') and "user_request"."target_code" is not null;