ALTER TABLE "user_request" ADD COLUMN "requester_link" varchar(60);--> statement-breakpoint
UPDATE "user_request" SET "requester_link" = "app_user"."linked_code" FROM "app_user" WHERE "app_user"."code" = "user_request"."requester_code";
