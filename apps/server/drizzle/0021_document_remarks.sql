DROP INDEX "user_request_open_uk";--> statement-breakpoint
ALTER TABLE "remark" ADD COLUMN "attachment_uuid" uuid;--> statement-breakpoint
CREATE INDEX "remark_document" ON "remark" USING btree ("attachment_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "user_request_open_uk" ON "user_request" USING btree ("type","target_code",coalesce("doc_type", ''),coalesce("counterpart_code", '')) WHERE not "user_request"."deleted" and "user_request"."status" in ('PENDING', 'REVIEWED') and "user_request"."target_code" is not null and "user_request"."doc_type" is distinct from 'OTHERS';