CREATE INDEX "facility_merged" ON "facility" USING btree ("duplicate_of") WHERE "facility"."duplicate_of" is not null;--> statement-breakpoint
CREATE INDEX "accreditation_history_day" ON "accreditation_history" USING btree ("effective_date","id");--> statement-breakpoint
CREATE INDEX "activity_log_day" ON "activity_log" USING btree ("activity_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "activity_log_corrects" ON "activity_log" USING btree ("corrects_id") WHERE "activity_log"."corrects_id" is not null;--> statement-breakpoint
CREATE INDEX "affiliation_physician" ON "affiliation" USING btree ("physician_id");--> statement-breakpoint
CREATE INDEX "physician_merged" ON "physician" USING btree ("duplicate_of") WHERE "physician"."duplicate_of" is not null;