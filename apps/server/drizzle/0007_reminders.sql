CREATE TABLE "reminder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest_id" integer NOT NULL,
	"attachment_uuid" uuid NOT NULL,
	"validity_date" date NOT NULL,
	"step" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_digest" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_digest_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" varchar(254) NOT NULL,
	"sent_on" date NOT NULL,
	"created_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_digest_id_reminder_digest_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."reminder_digest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_uk" ON "reminder" USING btree ("attachment_uuid","validity_date","step");--> statement-breakpoint
CREATE INDEX "reminder_digest_id" ON "reminder" USING btree ("digest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_digest_uk" ON "reminder_digest" USING btree ("recipient","sent_on");