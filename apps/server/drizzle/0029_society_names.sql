-- A society is named by its sheets, so that a corrected spelling reaches them; what an owner agreed stays as it is.
CREATE OR REPLACE FUNCTION keep_price_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.request_code) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.request_code)
    OR (OLD.kind NOT IN ('standard-pf', 'ahmopi-rate')
      AND (NEW.owner_code, NEW.header_key, NEW.header)
        IS DISTINCT FROM (OLD.owner_code, OLD.header_key, OLD.header))
    OR NEW.header - 'societyName' IS DISTINCT FROM OLD.header - 'societyName'
  THEN
    RAISE EXCEPTION 'the owner and the request of a price sheet cannot change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.effective_date, NEW.validity_date, NEW.remarks, NEW.deleted)
    IS DISTINCT FROM (OLD.effective_date, OLD.validity_date, OLD.remarks, OLD.deleted)
  THEN
    IF NEW.known_from <= OLD.known_from THEN
      RAISE EXCEPTION 'the days of a price sheet change with a later known_from' USING ERRCODE = 'insufficient_privilege';
    END IF;
    INSERT INTO price_sheet_past
      (sheet_id, effective_date, validity_date, remarks, deleted, version, known_from, known_until)
    VALUES (OLD.id, OLD.effective_date, OLD.validity_date, OLD.remarks, OLD.deleted, OLD.version, OLD.known_from, NEW.known_from);
  ELSIF NEW.known_from IS DISTINCT FROM OLD.known_from THEN
    RAISE EXCEPTION 'known_from changes with the days of a price sheet only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
