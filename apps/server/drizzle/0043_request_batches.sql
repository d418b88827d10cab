CREATE TABLE "request_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"action" varchar(10) NOT NULL,
	"ran_by" varchar(60) NOT NULL,
	"ran_date" timestamp with time zone NOT NULL,
	"remarks" text,
	"receipts" jsonb NOT NULL,
	CONSTRAINT "request_batch_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TRIGGER request_batch_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON request_batch
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER request_batch_version AFTER INSERT OR UPDATE OR DELETE ON request_batch
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
