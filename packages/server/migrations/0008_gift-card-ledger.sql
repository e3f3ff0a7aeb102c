-- The ledger of a gift card is only written forth: nobody changes or removes what happened.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of gift cards takes new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON gift_card_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
