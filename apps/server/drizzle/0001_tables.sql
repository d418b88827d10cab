CREATE TABLE "covered_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "covered_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facility_id" integer NOT NULL,
	"account_code" varchar(20) NOT NULL,
	"company" varchar(150) NOT NULL,
	"effective_date" date,
	"validity_date" date,
	"remarks" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facility" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"hf_code" varchar(20),
	"name" varchar(200) NOT NULL,
	"name_key" text NOT NULL,
	"search_name" text NOT NULL,
	"type_code" varchar(40) NOT NULL,
	"category_code" varchar(40),
	"email_address" varchar(254),
	"accreditation_status_code" varchar(30) NOT NULL,
	"accreditation_date" date,
	"contract_effective_date" date,
	"contract_validity_date" date,
	"ownership" varchar(20),
	"bed_capacity" integer,
	"service_types" text[] DEFAULT '{}' NOT NULL,
	"doh_lto_no" varchar(40),
	"doh_lto_validity" date,
	"phic_accreditation_no" varchar(20),
	"phic_validity" date,
	"phic_category_code" varchar(40),
	"tin" varchar(20),
	"vat_registered" boolean,
	"withholding_rate" numeric(5, 2),
	"payee" jsonb,
	"credit_term_days" integer,
	"telephone" text[] DEFAULT '{}' NOT NULL,
	"mobile" varchar(20),
	"website" varchar(200),
	"medical_director" jsonb,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"clinic_hours" varchar(300),
	"ape_provider" boolean DEFAULT false NOT NULL,
	"preferred_network" boolean DEFAULT false NOT NULL,
	"preferred_network_category" varchar(40),
	"blocked" boolean DEFAULT false NOT NULL,
	"blocked_reason" varchar(500),
	"blocked_since" date,
	"duplicate_of" varchar(40),
	"source" varchar(10) DEFAULT 'STAFF' NOT NULL,
	"accepted" boolean DEFAULT true NOT NULL,
	"remarks" text,
	"main_city_id" integer,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "facility_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "facility_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"facility_id" integer NOT NULL,
	"address_type" varchar(10) NOT NULL,
	"line" varchar(200) NOT NULL,
	"line_key" text NOT NULL,
	"barangay" varchar(80),
	"city_id" integer NOT NULL,
	"zip_code" varchar(4),
	"latitude" double precision,
	"longitude" double precision,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "not_duplicate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "not_duplicate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_kind" varchar(10) NOT NULL,
	"first_code" varchar(40) NOT NULL,
	"second_code" varchar(40) NOT NULL,
	"reason" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"owner_kind" varchar(40) NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"doc_type" varchar(60),
	"file_name" varchar(180) NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"validity_date" date,
	"effective_date" date,
	"doc_remarks" text,
	"memo_type" varchar(30),
	"date_of_memo" date,
	"date_sent" date,
	"date_received" date,
	"uploaded_by" varchar(60) NOT NULL,
	"uploaded_date" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_by" uuid,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "attachment_uuid_uk" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "checklist_mark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checklist_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_kind" varchar(10) NOT NULL,
	"owner_code" varchar(40) NOT NULL,
	"document_type_code" varchar(40) NOT NULL,
	"attachment_uuid" uuid,
	"verified" boolean DEFAULT false NOT NULL,
	"verified_by" varchar(60),
	"verified_date" timestamp with time zone,
	"remarks" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_blob" (
	"sha256" varchar(64) PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accreditation_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accreditation_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"applicant_type" varchar(3) NOT NULL,
	"applicant_code" varchar(40) NOT NULL,
	"from_status" varchar(30),
	"to_status" varchar(30) NOT NULL,
	"effective_date" date NOT NULL,
	"reason" varchar(500),
	"remarks" text,
	"request_code" varchar(40),
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"applicant_code" varchar(40) NOT NULL,
	"activity_type" varchar(20) NOT NULL,
	"topic" varchar(120),
	"activity_date" date NOT NULL,
	"result" text,
	"remarks" text NOT NULL,
	"corrects_id" integer,
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" varchar(30) NOT NULL,
	"actor" varchar(60) NOT NULL,
	"audit_topic" varchar(120) NOT NULL,
	"entity_type" varchar(40) NOT NULL,
	"entity_code" varchar(200),
	"action" varchar(20) NOT NULL,
	"changes" jsonb NOT NULL,
	"ip" varchar(64),
	"request_id" varchar(64),
	"updated_date" timestamp with time zone NOT NULL,
	"prev_hash" varchar(64) NOT NULL,
	"hash" varchar(64) NOT NULL,
	CONSTRAINT "audit_log_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "remark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_code" varchar(40) NOT NULL,
	"remarks" text NOT NULL,
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"physician_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"status" varchar(30) NOT NULL,
	"specialization_codes" text[] DEFAULT '{}' NOT NULL,
	"room" varchar(60),
	"clinic_address" varchar(300),
	"effective_date" date,
	"relation" varchar(20),
	"schedule" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remarks" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliation_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "physician" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "physician_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"last_name" varchar(80) NOT NULL,
	"first_name" varchar(80) NOT NULL,
	"middle_name" varchar(80),
	"suffix" varchar(10),
	"search_name" text NOT NULL,
	"email_address" varchar(254),
	"birth_date" date,
	"sex" varchar(1),
	"phy_type_code" varchar(40) NOT NULL,
	"prc_number" varchar(7) NOT NULL,
	"prc_validity" date,
	"phic_accreditation_no" varchar(12),
	"phic_validity" date,
	"phic_category_code" varchar(40),
	"ptr_no" varchar(20),
	"ptr_date" date,
	"government_doctor" boolean DEFAULT false NOT NULL,
	"s2_no" varchar(20),
	"s2_validity" date,
	"association_no" varchar(20),
	"association_validity" date,
	"tin" varchar(20),
	"vat_registered" boolean,
	"withholding_rate" numeric(5, 2),
	"payee" jsonb,
	"specializations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"primary_specialization_code" varchar(40),
	"provider_category_code" varchar(40),
	"accreditation_status_code" varchar(30) NOT NULL,
	"accreditation_date" date,
	"contract_no" varchar(40),
	"contract_effective_date" date,
	"contract_validity_date" date,
	"mobile_number" varchar(20),
	"telephone" varchar(60),
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"duplicate_of" varchar(40),
	"source" varchar(10) DEFAULT 'STAFF' NOT NULL,
	"accepted" boolean DEFAULT true NOT NULL,
	"remarks" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "physician_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "price_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"line_key" text NOT NULL,
	"position" integer NOT NULL,
	"amount" numeric(12, 2),
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_sheet" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_sheet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(30) NOT NULL,
	"owner_code" varchar(200),
	"header_key" text NOT NULL,
	"header" jsonb NOT NULL,
	"effective_date" date NOT NULL,
	"validity_date" date,
	"encoded_date" date NOT NULL,
	"remarks" varchar(2000),
	"request_code" varchar(40),
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "city_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(10) NOT NULL,
	"description" text NOT NULL,
	"search_name" text NOT NULL,
	"province_id" integer NOT NULL,
	"is_city" boolean NOT NULL,
	CONSTRAINT "city_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "province" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "province_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(10) NOT NULL,
	"description" text NOT NULL,
	"region_id" integer NOT NULL,
	CONSTRAINT "province_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "reference_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reference_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" varchar(40) NOT NULL,
	"code" varchar(40) NOT NULL,
	"description" text,
	"value" text,
	"group_by" varchar(60),
	"medical_society" text,
	"sort_order" integer,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"code_key" text NOT NULL,
	"description_key" text,
	"search_text" text DEFAULT '' NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "region_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(10) NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "region_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "request_remark" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_remark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"action" varchar(10) NOT NULL,
	"remarks" text NOT NULL,
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"type" varchar(40) NOT NULL,
	"target_code" varchar(40),
	"target_name" varchar(250),
	"applicant_type" varchar(3),
	"doc_type" varchar(60),
	"status" varchar(10) NOT NULL,
	"payload" jsonb NOT NULL,
	"before" jsonb,
	"target_version" integer,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requester_code" varchar(60),
	"requester_name" varchar(200) NOT NULL,
	"requester_email" varchar(254),
	"requested_date" timestamp with time zone NOT NULL,
	"viewed_date" timestamp with time zone,
	"reviewed_by" varchar(60),
	"reviewed_date" timestamp with time zone,
	"decided_by" varchar(60),
	"decided_date" timestamp with time zone,
	"remarks" text,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_request_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "code_counter" (
	"series" varchar(40) PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_code" varchar(40) NOT NULL,
	"text_code" varchar(40) NOT NULL,
	"text_version" varchar(40) NOT NULL,
	"ip" varchar(64),
	"given_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner" varchar(64) NOT NULL,
	"key" varchar(200) NOT NULL,
	"endpoint" varchar(80) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"status" integer,
	"response" text,
	"created_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" varchar(36) NOT NULL,
	"kind" varchar(40) NOT NULL,
	"owner_code" varchar(200),
	"file_name" varchar(180) NOT NULL,
	"rows" jsonb NOT NULL,
	"result" jsonb,
	"status" varchar(10) DEFAULT 'STAGED' NOT NULL,
	"created_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_batch_uuid_uk" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"name" varchar(60) PRIMARY KEY NOT NULL,
	"last_run" timestamp with time zone,
	"last_result" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" varchar(254) NOT NULL,
	"subject" varchar(250) NOT NULL,
	"body" text NOT NULL,
	"template" varchar(60) NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_date" timestamp with time zone,
	"last_error" varchar(500)
);
--> statement-breakpoint
CREATE TABLE "server_key" (
	"name" varchar(40) PRIMARY KEY NOT NULL,
	"value" varchar(128) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_version" (
	"name" varchar(60) NOT NULL,
	"slot" integer NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "table_version_name_slot_pk" PRIMARY KEY("name","slot")
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"username" varchar(40) NOT NULL,
	"email_address" varchar(254) NOT NULL,
	"email_key" text NOT NULL,
	"first_name" varchar(80) NOT NULL,
	"last_name" varchar(80) NOT NULL,
	"role_id" integer NOT NULL,
	"linked_code" varchar(40),
	"password_hash" text NOT NULL,
	"temporary_password" boolean DEFAULT false NOT NULL,
	"temporary_until" timestamp with time zone,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_login" timestamp with time zone,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "app_user_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_bucket" (
	"name" varchar(60) NOT NULL,
	"key" varchar(300) NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_bucket_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"used_date" timestamp with time zone,
	"successor_hash" varchar(64)
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(40) NOT NULL,
	"name" varchar(100) NOT NULL,
	"name_key" text NOT NULL,
	"permissions" text[] NOT NULL,
	"system" boolean DEFAULT false NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"updated_date" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" varchar(60) DEFAULT 'SYSTEM' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "role_code_uk" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"last_seen" timestamp with time zone NOT NULL,
	"ip" varchar(64),
	"user_agent" varchar(300),
	"revoked_date" timestamp with time zone,
	"revoked_reason" varchar(20)
);
--> statement-breakpoint
ALTER TABLE "covered_account" ADD CONSTRAINT "covered_account_facility_id_facility_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facility"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility" ADD CONSTRAINT "facility_main_city_id_city_id_fk" FOREIGN KEY ("main_city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_address" ADD CONSTRAINT "facility_address_facility_id_facility_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facility"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_address" ADD CONSTRAINT "facility_address_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_sha256_file_blob_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."file_blob"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation" ADD CONSTRAINT "affiliation_physician_id_physician_id_fk" FOREIGN KEY ("physician_id") REFERENCES "public"."physician"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliation" ADD CONSTRAINT "affiliation_facility_id_facility_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facility"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_line" ADD CONSTRAINT "price_line_sheet_id_price_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."price_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "province" ADD CONSTRAINT "province_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_remark" ADD CONSTRAINT "request_remark_request_id_user_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."user_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "covered_account_uk" ON "covered_account" USING btree ("facility_id","account_code") WHERE not "covered_account"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "facility_name_uk" ON "facility" USING btree ("name_key","type_code","main_city_id") WHERE not "facility"."deleted" and "facility"."duplicate_of" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "facility_phic_no_uk" ON "facility" USING btree ("phic_accreditation_no") WHERE not "facility"."deleted" and "facility"."duplicate_of" is null and "facility"."phic_accreditation_no" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "facility_hf_code_uk" ON "facility" USING btree ("hf_code") WHERE "facility"."hf_code" is not null;--> statement-breakpoint
CREATE INDEX "facility_name" ON "facility" USING btree ("search_name","id");--> statement-breakpoint
CREATE INDEX "facility_status_name" ON "facility" USING btree ("accreditation_status_code","search_name","id");--> statement-breakpoint
CREATE INDEX "facility_updated" ON "facility" USING btree ("updated_date","id");--> statement-breakpoint
CREATE INDEX "facility_city" ON "facility" USING btree ("main_city_id");--> statement-breakpoint
CREATE INDEX "facility_tin" ON "facility" USING btree ("tin");--> statement-breakpoint
CREATE INDEX "facility_search" ON "facility" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "facility_address_uk" ON "facility_address" USING btree ("facility_id","line_key","city_id") WHERE not "facility_address"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "not_duplicate_uk" ON "not_duplicate" USING btree ("first_code","second_code");--> statement-breakpoint
CREATE INDEX "attachment_owner" ON "attachment" USING btree ("owner_kind","owner_code","doc_type");--> statement-breakpoint
CREATE INDEX "attachment_sha" ON "attachment" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "attachment_validity" ON "attachment" USING btree ("validity_date") WHERE not "attachment"."deleted" and "attachment"."superseded_by" is null and "attachment"."validity_date" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checklist_mark_uk" ON "checklist_mark" USING btree ("owner_kind","owner_code","document_type_code");--> statement-breakpoint
CREATE INDEX "accreditation_history_applicant" ON "accreditation_history" USING btree ("applicant_code","effective_date","id");--> statement-breakpoint
CREATE INDEX "accreditation_history_status" ON "accreditation_history" USING btree ("applicant_type","to_status","effective_date");--> statement-breakpoint
CREATE INDEX "activity_log_applicant" ON "activity_log" USING btree ("applicant_code","activity_date");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_code","entity_type");--> statement-breakpoint
CREATE INDEX "audit_log_when" ON "audit_log" USING btree ("updated_date","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","updated_date");--> statement-breakpoint
CREATE INDEX "remark_owner" ON "remark" USING btree ("owner_code");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliation_uk" ON "affiliation" USING btree ("physician_id","facility_id") WHERE not "affiliation"."deleted";--> statement-breakpoint
CREATE INDEX "affiliation_facility" ON "affiliation" USING btree ("facility_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "physician_prc_uk" ON "physician" USING btree ("phy_type_code","prc_number") WHERE not "physician"."deleted" and "physician"."duplicate_of" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "physician_phic_no_uk" ON "physician" USING btree ("phic_accreditation_no") WHERE not "physician"."deleted" and "physician"."duplicate_of" is null and "physician"."phic_accreditation_no" is not null;--> statement-breakpoint
CREATE INDEX "physician_name" ON "physician" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "physician_status_name" ON "physician" USING btree ("accreditation_status_code","last_name","id");--> statement-breakpoint
CREATE INDEX "physician_search" ON "physician" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "price_line_uk" ON "price_line" USING btree ("sheet_id","line_key");--> statement-breakpoint
CREATE UNIQUE INDEX "price_sheet_date_uk" ON "price_sheet" USING btree ("kind","header_key","effective_date") WHERE not "price_sheet"."deleted";--> statement-breakpoint
CREATE INDEX "price_sheet_owner" ON "price_sheet" USING btree ("kind","owner_code","effective_date");--> statement-breakpoint
CREATE INDEX "price_sheet_updated" ON "price_sheet" USING btree ("kind","updated_date","id");--> statement-breakpoint
CREATE INDEX "city_province" ON "city" USING btree ("province_id");--> statement-breakpoint
CREATE INDEX "city_search" ON "city" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "province_region" ON "province" USING btree ("region_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reference_item_code_uk" ON "reference_item" USING btree ("list","code_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reference_item_description_uk" ON "reference_item" USING btree ("list","description_key") WHERE "reference_item"."description_key" is not null;--> statement-breakpoint
CREATE INDEX "reference_item_list_updated" ON "reference_item" USING btree ("list","updated_date","id");--> statement-breakpoint
CREATE INDEX "reference_item_group" ON "reference_item" USING btree ("list","group_by");--> statement-breakpoint
CREATE INDEX "reference_item_search" ON "reference_item" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "request_remark_request" ON "request_remark" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_request_open_uk" ON "user_request" USING btree ("type","target_code",coalesce("doc_type", '')) WHERE not "user_request"."deleted" and "user_request"."status" in ('PENDING', 'REVIEWED') and "user_request"."target_code" is not null;--> statement-breakpoint
CREATE INDEX "user_request_status" ON "user_request" USING btree ("status","requested_date","id");--> statement-breakpoint
CREATE INDEX "user_request_target" ON "user_request" USING btree ("target_code");--> statement-breakpoint
CREATE INDEX "user_request_requester" ON "user_request" USING btree ("requester_code");--> statement-breakpoint
CREATE INDEX "user_request_updated" ON "user_request" USING btree ("updated_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_key_uk" ON "idempotency_key" USING btree ("owner","key");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_date");--> statement-breakpoint
CREATE INDEX "import_batch_created" ON "import_batch" USING btree ("created_date");--> statement-breakpoint
CREATE INDEX "outbox_mail_waiting" ON "outbox_mail" USING btree ("next_attempt") WHERE "outbox_mail"."sent_date" is null;--> statement-breakpoint
CREATE INDEX "access_token_session" ON "access_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "access_token_expires" ON "access_token" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username_uk" ON "app_user" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_uk" ON "app_user" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "app_user_role" ON "app_user" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "app_user_linked" ON "app_user" USING btree ("linked_code");--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_bucket_resets" ON "rate_bucket" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_uk" ON "role" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_live_uk" ON "session" USING btree ("user_id") WHERE "session"."revoked_date" is null;