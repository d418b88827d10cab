CREATE TABLE "confirmation_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_code" varchar(40) NOT NULL,
	"hash" varchar(64) NOT NULL,
	"recipient" varchar(254) NOT NULL,
	"last_day" date NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	CONSTRAINT "confirmation_link_owner_uk" UNIQUE("owner_code"),
	CONSTRAINT "confirmation_link_hash_uk" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "confirmation_reminder" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest_id" integer NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"section" varchar(20) NOT NULL,
	"due_on" date NOT NULL,
	"step" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "reminder_digest_uk";--> statement-breakpoint
ALTER TABLE "reminder_digest" ADD COLUMN "owner_code" varchar(40) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmation_reminder" ADD CONSTRAINT "confirmation_reminder_digest_id_reminder_digest_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."reminder_digest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "confirmation_reminder_uk" ON "confirmation_reminder" USING btree ("owner_code","section","due_on","step");--> statement-breakpoint
CREATE INDEX "confirmation_reminder_digest" ON "confirmation_reminder" USING btree ("digest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_digest_uk" ON "reminder_digest" USING btree ("recipient","sent_on","owner_code");--> statement-breakpoint
CREATE TRIGGER confirmation_link_version AFTER INSERT OR UPDATE OR DELETE ON confirmation_link
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER confirmation_reminder_version AFTER INSERT OR UPDATE OR DELETE ON confirmation_reminder
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
