INSERT INTO "reference_item" ("list", "code", "description", "group_by", "attributes", "code_key", "description_key", "search_text", "deleted", "created_by", "created_date", "updated_by", "updated_date")
SELECT 'holiday', h.code, h.name, 'REGULAR', jsonb_build_object('day', h.day), '["' || lower(h.code) || '"]',
  '["' || h.day || '","","' || lower(h.name) || '"]', upper(h.code || ' ' || h.name), h.deleted, h.created_by, h.created_date, h.updated_by, h.updated_date
FROM (
  SELECT left(t.code, 25) || '-' || y.year AS code, initcap(replace(t.code, '-', ' ')) AS name,
    CASE WHEN length(t.day) = 5 THEN y.year || '-' || t.day ELSE t.day END AS day,
    t.deleted, t.created_by, t.created_date, t.updated_by, t.updated_date
  FROM (SELECT *, trim(coalesce("value", "description")) AS day FROM "reference_item" WHERE "list" = 'text-template' AND "group_by" = 'HOLIDAY') t
  JOIN generate_series(2024, 2027) AS y(year)
    ON (t.day ~ '^\d\d-\d\d$' OR (t.day ~ '^\d{4}-\d\d-\d\d$' AND left(t.day, 4) = y.year::text))
) h
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "reference_item" WHERE "list" = 'text-template' AND "group_by" = 'HOLIDAY';
