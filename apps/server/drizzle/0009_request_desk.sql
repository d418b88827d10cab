ALTER TABLE "user_request" ADD COLUMN "assignee_code" varchar(60);--> statement-breakpoint
ALTER TABLE "user_request" ADD COLUMN "assigned_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_request" ADD COLUMN "ask" jsonb;--> statement-breakpoint
ALTER TABLE "user_request" ADD COLUMN "answer_due_date" date;--> statement-breakpoint
ALTER TABLE "user_request" ADD COLUMN "reason_code" varchar(30);--> statement-breakpoint
ALTER TABLE "user_request" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
CREATE INDEX "user_request_assignee" ON "user_request" USING btree ("assignee_code");--> statement-breakpoint
CREATE INDEX "user_request_answer_due" ON "user_request" USING btree ("answer_due_date");