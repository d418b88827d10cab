ALTER TABLE "idempotency_key" ADD COLUMN "run" varchar(36);--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "seen_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "carried_out" boolean DEFAULT false NOT NULL;