CREATE TABLE "document_grace" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_grace_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attachment_uuid" varchar(36) NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"until" date,
	"reason" varchar(500) NOT NULL,
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "document_grace_attachment" ON "document_grace" USING btree ("attachment_uuid","id");--> statement-breakpoint
CREATE INDEX "document_grace_owner" ON "document_grace" USING btree ("owner_code");--> statement-breakpoint
CREATE TRIGGER document_grace_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_grace
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER document_grace_version AFTER INSERT ON document_grace
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
