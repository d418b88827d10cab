-- The list of societies out of the names that were typed so far: those of the specializations first, then those of price
-- sheets and of physicians. Names that differ only by capitals or blanks are one society. A name no specialization has
-- is marked as doubtful: somebody decides whether it is a society of its own or a spelling of another one.
WITH held AS (
  SELECT medical_society AS name, 1 AS source FROM reference_item WHERE list = 'specialization'
  UNION ALL SELECT owner_code, 2 FROM price_sheet WHERE kind IN ('standard-pf', 'ahmopi-rate')
  UNION ALL SELECT one ->> 'societyName', 3 FROM physician, jsonb_array_elements(specializations) AS one
), counted AS (
  SELECT regexp_replace(trim(name), '\s+', ' ', 'g') AS name, min(source) AS source, count(*) AS uses
  FROM held WHERE coalesce(trim(name), '') <> '' GROUP BY 1
), chosen AS (
  SELECT DISTINCT ON (lower(name)) name, source FROM counted ORDER BY lower(name), source, uses DESC, name
), coded AS (
  SELECT name, source, 'SOC-' || lpad((row_number() OVER (ORDER BY source, name))::text, 4, '0') AS code FROM chosen
)
INSERT INTO reference_item (list, code, description, code_key, description_key, search_text, attributes)
  SELECT 'society', code, name, jsonb_build_array(lower(code))::text, jsonb_build_array(lower(name))::text,
    upper(unaccent(code || ' ' || name)), CASE WHEN source = 1 THEN '{}'::jsonb ELSE '{"doubtful": true}'::jsonb END
  FROM coded;
