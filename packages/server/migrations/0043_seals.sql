CREATE TABLE "person_salts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seal_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"chain" text NOT NULL,
	"seq" integer NOT NULL,
	"subject" text NOT NULL,
	"person" text,
	"person_name" text,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seals_chain_seq_pk" PRIMARY KEY("chain","seq"),
	CONSTRAINT "seals_chain_subject_unique" UNIQUE("chain","subject")
);
--> statement-breakpoint
CREATE TABLE "unsealed_order_events" (
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "unsealed_order_events_order_id_revision_pk" PRIMARY KEY("order_id","revision")
);
--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "seals" jsonb;--> statement-breakpoint
ALTER TABLE "person_salts" ADD CONSTRAINT "person_salts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
-- A salt goes with its account and not otherwise: without it nobody can say any more who a hash stands for.
CREATE FUNCTION refuse_salt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The salt of a person stays as long as the account.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON person_salts FOR EACH ROW EXECUTE FUNCTION refuse_salt_change();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE TRUNCATE ON person_salts FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
-- The head of a chain only moves to a newer seal that is there.
CREATE FUNCTION check_seal_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.chain <> OLD.chain OR NEW.seq <= OLD.seq
    OR NOT EXISTS (SELECT 1 FROM seals s WHERE (s.chain, s.seq, s.hash) = (NEW.chain, NEW.seq, NEW.hash)) THEN
    RAISE EXCEPTION 'A chain goes on from its last seal.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER newer_seal BEFORE UPDATE ON seal_heads FOR EACH ROW EXECUTE FUNCTION check_seal_head();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON seal_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
-- The row of the head is the lock of its chain: identity columns would leave gaps.
CREATE FUNCTION move_seal_heads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chains integer;
  moved integer;
BEGIN
  SELECT count(DISTINCT chain) INTO chains FROM added;
  UPDATE seal_heads h SET seq = a.last, hash = (SELECT hash FROM added WHERE chain = h.chain AND seq = a.last)
  FROM (SELECT chain, min(seq) AS first, max(seq) AS last, count(*) AS seals FROM added GROUP BY chain) a
  WHERE a.chain = h.chain AND a.first = h.seq + 1 AND a.last = h.seq + a.seals;
  GET DIAGNOSTICS moved = ROW_COUNT;
  IF moved <> chains THEN
    RAISE EXCEPTION 'A chain goes on from its last seal.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER in_order AFTER INSERT ON seals REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION move_seal_heads();
--> statement-breakpoint
INSERT INTO seal_heads (chain, seq, hash)
SELECT chain, 0, repeat('0', 64) FROM unnest(ARRAY['bookings', 'order_events', 'day_closes']) AS chain;
--> statement-breakpoint
-- What is there already is sealed by the first run of the job.
INSERT INTO unsealed_order_events SELECT order_id, revision FROM order_events;
--> statement-breakpoint
-- A step is that of the order as it now is: none is put between two others later.
CREATE FUNCTION await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added a JOIN orders o ON o.id = a.order_id WHERE o.revision <> a.revision) THEN
    RAISE EXCEPTION 'The history of an order takes new entries only.';
  END IF;
  INSERT INTO unsealed_order_events SELECT order_id, revision FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER await_seal AFTER INSERT ON order_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION await_seal();
--> statement-breakpoint
-- What is sealed is complete.
CREATE FUNCTION refuse_sealed_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM seals WHERE chain = 'bookings' AND subject = NEW.booking_number::text) THEN
    RAISE EXCEPTION 'The books take new entries only.';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER unsealed BEFORE INSERT ON booking_shares FOR EACH ROW EXECUTE FUNCTION refuse_sealed_share();
