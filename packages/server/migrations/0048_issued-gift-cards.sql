-- What a gift card was issued as stays: its code, and how it was paid, which stands in the books. Buyer, greeting and e-mail
-- are forgotten with an account.
CREATE FUNCTION keep_issued_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.code, NEW.paid_with) IS DISTINCT FROM (OLD.id, OLD.code, OLD.paid_with) THEN
    RAISE EXCEPTION 'A gift card stays as it was issued.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stays_as_issued BEFORE UPDATE OF id, code, paid_with ON gift_cards
  FOR EACH ROW EXECUTE FUNCTION keep_issued_gift_card();
