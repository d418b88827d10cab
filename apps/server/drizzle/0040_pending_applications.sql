CREATE TABLE "pending_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"body" jsonb,
	"email_address" varchar(254) NOT NULL,
	"files" uuid[] NOT NULL,
	"ip" varchar(64) NOT NULL,
	"sent_date" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"mails" integer NOT NULL,
	"last_mail" timestamp with time zone NOT NULL,
	"confirmed" jsonb
);
--> statement-breakpoint
CREATE INDEX "pending_application_expires" ON "pending_application" USING btree ("expires");