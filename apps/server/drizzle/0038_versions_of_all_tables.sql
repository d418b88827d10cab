-- Kept sessions are dropped when one of these columns is written; noting the last use of a session leaves them alone.
CREATE TRIGGER session_rights_version AFTER DELETE OR UPDATE OF user_id, expires, revoked_date, revoked_reason, second_factor, fresh_date ON session
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER access_token_rights_version AFTER DELETE OR UPDATE OF session_id, expires ON access_token
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
-- Kept replies of lists need a version of every table a list reads.
CREATE TRIGGER case_step_version AFTER INSERT OR UPDATE OR DELETE ON case_step
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER checklist_mark_version AFTER INSERT OR UPDATE OR DELETE ON checklist_mark
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER city_version AFTER INSERT OR UPDATE OR DELETE ON city
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER province_version AFTER INSERT OR UPDATE OR DELETE ON province
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER region_version AFTER INSERT OR UPDATE OR DELETE ON region
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER documents_held_version AFTER INSERT OR UPDATE OR DELETE ON documents_held
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER not_duplicate_version AFTER INSERT OR UPDATE OR DELETE ON not_duplicate
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER price_entry_version AFTER INSERT OR UPDATE OR DELETE ON price_entry
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER price_line_version AFTER INSERT OR UPDATE OR DELETE ON price_line
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER remark_version AFTER INSERT OR UPDATE OR DELETE ON remark
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER reminder_version AFTER INSERT OR UPDATE OR DELETE ON reminder
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER renewal_ask_version AFTER INSERT OR UPDATE OR DELETE ON renewal_ask
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER report_group_version AFTER INSERT OR UPDATE OR DELETE ON report_group
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER request_remark_version AFTER INSERT OR UPDATE OR DELETE ON request_remark
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER requirement_rule_version AFTER INSERT OR UPDATE OR DELETE ON requirement_rule
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER saved_view_version AFTER INSERT OR UPDATE OR DELETE ON saved_view
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER user_factor_version AFTER INSERT OR UPDATE OR DELETE ON user_factor
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER price_sheet_past_version AFTER INSERT OR UPDATE OR DELETE ON price_sheet_past
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER access_change_version AFTER INSERT OR UPDATE OR DELETE ON access_change
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER duplicate_pair_version AFTER INSERT OR UPDATE OR DELETE ON duplicate_pair
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER merge_record_version AFTER INSERT OR UPDATE OR DELETE ON merge_record
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER verification_due_version AFTER INSERT OR UPDATE OR DELETE ON verification_due
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
