-- What search-words.ts of core says: `typedForm`, `spellings` and `nameWords`; searched-column.test.ts compares them.
CREATE FUNCTION search_typed_form(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(regexp_replace(normalize(regexp_replace(regexp_replace(text, '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F-\u1160\u17B4-\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'), '[\u0027\u0060\u00B4\u02B9-\u02BD\u02C8\u02CA-\u02CB\u0384\u055A\u05F3\u07F4-\u07F5\u1FBD\u1FBF\u1FEF\u1FFD-\u1FFE\u2018-\u201B\u2032\u2035\uA78B-\uA78C\uFF07\uFF40\u002D\u02D7\u058A\u05BE\u1400\u1806\u2010-\u2015\u2043\u207B\u208B\u2212\u2E17\u2E1A\u2E3A-\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\uFE31-\uFE32\uFE58\uFE63\uFF0D]', '', 'g'), NFKD), '[\u0300-\u036f]', '', 'g') collate "pg_unicode_fast"), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ł', 'l'), 'ı', 'i'),
    '(?<![0-9])(?:(?:[+]|00)?[ ./()_]*41[ ./()_]*0?|0)[ ./()_]*([1-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])[ ./()_]*([0-9])(?![0-9])', '0\1\2\3\4\5\6\7\8\9', 'g'),
    '(?<![0-9])(?:[+]|00)[ ./()_]*41[ ./()_]*0?[ ./()_]*(?=[1-9])', '0', 'g');--> statement-breakpoint
CREATE FUNCTION search_spellings(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  BEGIN ATOMIC
    SELECT typed || E'\n' || regexp_replace(typed, '([aou])e+', '\1', 'g') FROM (SELECT search_typed_form(text) AS typed);
  END;--> statement-breakpoint
CREATE FUNCTION search_name_words(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_remove(regexp_split_to_array((search_spellings(regexp_replace(name, '[\u0027\u0060\u00B4\u02B9-\u02BD\u02C8\u02CA-\u02CB\u0384\u055A\u05F3\u07F4-\u07F5\u1FBD\u1FBF\u1FEF\u1FFD-\u1FFE\u2018-\u201B\u2032\u2035\uA78B-\uA78C\uFF07\uFF40\u002D\u02D7\u058A\u05BE\u1400\u1806\u2010-\u2015\u2043\u207B\u208B\u2212\u2E17\u2E1A\u2E3A-\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\uFE31-\uFE32\uFE58\uFE63\uFF0D]', ' ', 'g')) || E'\n' || search_spellings(name)) collate "pg_unicode_fast", '[[:space:][:punct:]]+'), '');--> statement-breakpoint
-- The columns keep their names, so that servers of the version before search on. Their index of names stays for them, and
-- goes with the next version (decision 0035). No order suits all who lock these tables: despite-deadlocks.ts.
CREATE INDEX IF NOT EXISTS "orders_finished_name_forms_index" ON "orders" USING gin (array_to_tsvector(search_name_words(coalesce(address ->> 'contactName', '')))) WHERE status in ('rejected', 'delivered', 'undeliverable', 'cancelled');--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "searched" SET EXPRESSION AS (search_spellings(coalesce(firstname, '') || E'\n' || coalesce(lastname, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(phone_number, '')));--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "searched" SET EXPRESSION AS (search_spellings(coalesce(order_number::text, '') || E'\n' || coalesce(note, '')));--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "searched" SET EXPRESSION AS (search_spellings(coalesce(case when subject ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then '' else subject end, '') || E'\n' || coalesce(coalesce(after ->> 'name', before ->> 'name', after ->> 'title', before ->> 'title'), '')));--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "searched" SET EXPRESSION AS (search_spellings(coalesce(name, '') || E'\n' || coalesce(description, '')));--> statement-breakpoint
ALTER TABLE "restaurant_events" ALTER COLUMN "searched" SET EXPRESSION AS (search_spellings(coalesce(title, '') || E'\n' || coalesce(description, '')));--> statement-breakpoint
ALTER TABLE "feedback_entries" ALTER COLUMN "searched" SET EXPRESSION AS (search_spellings(coalesce(text, '') || E'\n' || coalesce(contact, '') || E'\n' || coalesce(order_number::text, '')));--> statement-breakpoint
ALTER TABLE "gift_cards" ALTER COLUMN "searched" SET EXPRESSION AS (search_spellings(coalesce(code, '') || E'\n' || coalesce(buyer, '') || E'\n' || coalesce(email, '')));
