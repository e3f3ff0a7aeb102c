-- A search that finds any part of a code leads to the whole code letter by letter: its last block is searched alone.
ALTER TABLE gift_cards ALTER COLUMN searched SET EXPRESSION AS (search_spellings(coalesce(right(code, 5), '') || E'\n' || coalesce(buyer, '') || E'\n' || coalesce(email, '')));
