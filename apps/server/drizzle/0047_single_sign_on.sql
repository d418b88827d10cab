CREATE TABLE "sign_on_attempt" (
	"state" varchar(64) PRIMARY KEY NOT NULL,
	"key" varchar(64) NOT NULL,
	"purpose" varchar(10) NOT NULL,
	"user_id" integer,
	"session_id" integer,
	"invitation" varchar(64),
	"nonce" varchar(64) NOT NULL,
	"verifier" text NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used_date" timestamp with time zone,
	"claims" jsonb,
	CONSTRAINT "sign_on_attempt_key_uk" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sign_on_invitation" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"invited_by" varchar(60) NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used_date" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_identity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"issuer" varchar(300) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"created_date" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "identity_id" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "provider_session" varchar(255);--> statement-breakpoint
ALTER TABLE "sign_on_attempt" ADD CONSTRAINT "sign_on_attempt_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_invitation" ADD CONSTRAINT "sign_on_invitation_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_on_attempt_expires" ON "sign_on_attempt" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sign_on_invitation_open" ON "sign_on_invitation" USING btree ("user_id") WHERE "sign_on_invitation"."used_date" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_user_uk" ON "user_identity" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_subject_uk" ON "user_identity" USING btree ("issuer","subject");--> statement-breakpoint
CREATE TRIGGER user_identity_version AFTER INSERT OR UPDATE OR DELETE ON user_identity
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
