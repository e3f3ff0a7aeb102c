-- What happened to an order stays. Only who did it is forgotten, together with their account.
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND NEW.actor_id IS NULL
    AND (to_jsonb(NEW) - 'actor_id') = (to_jsonb(OLD) - 'actor_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The history of an order takes new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only_row BEFORE UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
-- Lines are written together with their order, before anything happens to it.
CREATE FUNCTION refuse_later_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM added a JOIN orders o ON o.id = a.order_id
    WHERE o.revision > 1 OR o.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
  ) THEN
    RAISE EXCEPTION 'What was ordered and paid stays as it is.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER with_order AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_later_line();
--> statement-breakpoint
-- The sums of a gift card are those of its ledger, whoever writes them.
CREATE OR REPLACE FUNCTION add_to_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_cards SET
    balance = ledger.balance, amount = ledger.amount, issued = coalesce(ledger.issued, gift_cards.issued), is_void = ledger.is_void
  FROM (
    SELECT sum(e.amount)::integer AS balance,
      -- One that takes the place of a void one begins with what was given back.
      coalesce((sum(e.amount) FILTER (WHERE e.kind = 'issued'))::integer, (array_agg(e.amount ORDER BY e.number))[1], 0) AS amount,
      min(e.at) FILTER (WHERE e.kind = 'issued') AS issued,
      bool_or(e.kind = 'voided') AS is_void
    FROM gift_card_entries e WHERE e.gift_card_code = NEW.gift_card_code
  ) AS ledger
  WHERE code = NEW.gift_card_code;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_gift_card_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A new one has no ledger yet.
  IF TG_OP = 'INSERT' AND NEW.balance = 0 AND NEW.amount = 0 AND NOT NEW.is_void THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM (
      SELECT coalesce(sum(e.amount), 0) AS balance,
        coalesce(sum(e.amount) FILTER (WHERE e.kind = 'issued'), (array_agg(e.amount ORDER BY e.number))[1], 0) AS amount,
        coalesce(bool_or(e.kind = 'voided'), false) AS is_void
      FROM gift_card_entries e WHERE e.gift_card_code = NEW.code
    ) AS ledger
    WHERE (ledger.balance, ledger.amount, ledger.is_void) = (NEW.balance, NEW.amount, NEW.is_void)
  ) THEN
    RAISE EXCEPTION 'A gift card is worth what its ledger sums up to.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sums_of_ledger BEFORE INSERT OR UPDATE OF balance, amount, is_void, code ON gift_cards
  FOR EACH ROW EXECUTE FUNCTION check_gift_card_sums();
