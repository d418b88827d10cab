ALTER TABLE "facility" ADD COLUMN "open_always" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "facility" ADD COLUMN "opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "facility" ADD COLUMN "open_on_holidays" boolean DEFAULT false NOT NULL;