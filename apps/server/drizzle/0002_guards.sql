-- Logs can be added to, never changed: the trigger also stops the owner of the tables.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % can only be added', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER accreditation_history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON accreditation_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER remark_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON remark
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_remark_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON request_remark
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Kept counts are dropped when this number moves; one slot per connection so that writers never wait here.
CREATE FUNCTION bump_table_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO table_version (name, slot, version) VALUES (TG_TABLE_NAME, pg_backend_pid() % 64, 1)
  ON CONFLICT (name, slot) DO UPDATE SET version = table_version.version + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reference_item_version AFTER INSERT OR UPDATE OR DELETE ON reference_item
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER facility_version AFTER INSERT OR UPDATE OR DELETE ON facility
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER facility_address_version AFTER INSERT OR UPDATE OR DELETE ON facility_address
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER covered_account_version AFTER INSERT OR UPDATE OR DELETE ON covered_account
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER physician_version AFTER INSERT OR UPDATE OR DELETE ON physician
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER affiliation_version AFTER INSERT OR UPDATE OR DELETE ON affiliation
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER attachment_version AFTER INSERT OR UPDATE OR DELETE ON attachment
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER price_sheet_version AFTER INSERT OR UPDATE OR DELETE ON price_sheet
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER user_request_version AFTER INSERT OR UPDATE OR DELETE ON user_request
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER accreditation_history_version AFTER INSERT OR UPDATE OR DELETE ON accreditation_history
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER activity_log_version AFTER INSERT OR UPDATE OR DELETE ON activity_log
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER audit_log_version AFTER INSERT OR UPDATE OR DELETE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER app_user_version AFTER INSERT OR UPDATE OR DELETE ON app_user
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
--> statement-breakpoint
CREATE TRIGGER role_version AFTER INSERT OR UPDATE OR DELETE ON role
  FOR EACH STATEMENT EXECUTE FUNCTION bump_table_version();
