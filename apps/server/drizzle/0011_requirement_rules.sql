CREATE TABLE "requirement_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requirement_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_type" varchar(30) NOT NULL,
	"document_type_code" varchar(40) NOT NULL,
	"facility_type_code" varchar(40),
	"category_code" varchar(40),
	"specialization_code" varchar(40),
	"required" boolean NOT NULL,
	"effective_date" date NOT NULL,
	"remarks" varchar(500),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "requirement_rule_document" ON "requirement_rule" USING btree ("page_type","document_type_code");