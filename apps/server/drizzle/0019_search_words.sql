-- The words by which a record is found: those of its main name, a bar, the rest; a blank before and after each.
-- It splits as searchWords of the domain does. The first text has its accents folded, of the second only the words are counted.
CREATE FUNCTION search_words(folded text, main text, more text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || array_to_string(w[1:k], ' ') || ' | ' || array_to_string(w[k + 1:], ' ') || ' '
  FROM (SELECT
    array_remove(string_to_array(translate(CASE WHEN position('.' in name) > 0 THEN regexp_replace(name, '([[:alpha:]]{2})\.(?=[[:alpha:]])', '\1 ', 'g') ELSE name END,
      E'\t\n\x0b\x0c\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff!"#$%&()*+,-/:;<=>?@[\\]^_{|}~¡¿«»“”„–—…•·ªº°©®™×÷.\'’‘ʼ´`', repeat(' ', 74)), ' '), '') AS w,
    cardinality(array_remove(string_to_array(translate(CASE WHEN position('.' in main) > 0 THEN regexp_replace(main, '([[:alpha:]]{2})\.(?=[[:alpha:]])', '\1 ', 'g') ELSE main END,
      E'\t\n\x0b\x0c\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff!"#$%&()*+,-/:;<=>?@[\\]^_{|}~¡¿«»“”„–—…•·ªº°©®™×÷.\'’‘ʼ´`', repeat(' ', 74)), ' '), '')) AS k
    FROM (SELECT upper(folded || coalesce(' ' || more, '')) AS name) AS named) AS parts
$$;--> statement-breakpoint
DROP INDEX "city_search";--> statement-breakpoint
ALTER TABLE "facility" ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_words(search_name, search_name, null)) STORED;--> statement-breakpoint
ALTER TABLE "physician" ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_words(search_name, last_name || ' ' || first_name, suffix)) STORED;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_words(search_name, search_name, null)) STORED;--> statement-breakpoint
CREATE INDEX "facility_search_words" ON "facility" USING gin ("search_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "physician_search_words" ON "physician" USING gin ("search_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "physician_mobile" ON "physician" USING btree (right(regexp_replace("mobile_number", '\D', '', 'g'), 7));--> statement-breakpoint
CREATE INDEX "physician_telephone" ON "physician" USING btree (right(regexp_replace("telephone", '\D', '', 'g'), 7));