CREATE TABLE "confirmation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_code" varchar(40) NOT NULL,
	"section" varchar(20) NOT NULL,
	"action" varchar(10) NOT NULL,
	"channel" varchar(10) NOT NULL,
	"spoken_to" varchar(120),
	"hash" varchar(64),
	"snapshot" jsonb,
	"inquiry_code" varchar(40),
	"performed_on" date NOT NULL,
	"performed_by" varchar(60) NOT NULL,
	"performed_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "confirmation_section" ON "confirmation" USING btree ("owner_code","section","id");--> statement-breakpoint
CREATE TRIGGER confirmation_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON confirmation
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER confirmation_version AFTER INSERT OR UPDATE OR DELETE ON confirmation
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
