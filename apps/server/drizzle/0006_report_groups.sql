CREATE TABLE "report_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"group_name" varchar(120) NOT NULL,
	"name_key" text NOT NULL,
	"description" varchar(500),
	"value" varchar(200),
	"report_names" text[] DEFAULT '{}' NOT NULL,
	"role_codes" text[] DEFAULT '{}' NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_group_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "report_group_name_uk" ON "report_group" USING btree ("name_key");