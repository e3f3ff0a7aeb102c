ALTER TABLE "gift_cards" ADD COLUMN "balance" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "issued" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "is_void" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "state" text GENERATED ALWAYS AS (case when is_void then 'void' when balance > 0 then 'usable' else 'spent' end) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "accounts_phone_number_index" ON "accounts" USING btree ("phone_number");
--> statement-breakpoint
CREATE INDEX "gift_cards_issued_id_index" ON "gift_cards" USING btree ("issued" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE FUNCTION add_to_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_cards SET
    balance = balance + NEW.amount,
    amount = CASE WHEN NEW.kind = 'issued' THEN NEW.amount ELSE amount END,
    issued = CASE WHEN NEW.kind = 'issued' THEN NEW.at ELSE issued END,
    is_void = is_void OR NEW.kind = 'voided'
  WHERE code = NEW.gift_card_code;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER add_to_gift_card AFTER INSERT ON gift_card_entries
  FOR EACH ROW EXECUTE FUNCTION add_to_gift_card();
--> statement-breakpoint
UPDATE gift_cards SET balance = ledger.balance, amount = ledger.amount, issued = ledger.issued, is_void = ledger.is_void
FROM (
  SELECT gift_card_code, sum(amount)::integer AS balance,
    coalesce((sum(amount) FILTER (WHERE kind = 'issued'))::integer, 0) AS amount,
    min(at) AS issued, bool_or(kind = 'voided') AS is_void
  FROM gift_card_entries GROUP BY gift_card_code
) AS ledger
WHERE ledger.gift_card_code = gift_cards.code;
--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "never_below_zero" CHECK ("gift_cards"."balance" >= 0);
