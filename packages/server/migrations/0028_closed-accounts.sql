CREATE TABLE "erased_people" (
	"person" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "joined_team_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "accounts" SET "joined_team_at" = "created_at" WHERE "roles_id" >= 2 OR "id"::text IN (
  SELECT "subject" FROM "audit_log" WHERE "action" = 'role.changed'
    AND greatest(("before" ->> 'rolesId')::int, ("after" ->> 'rolesId')::int) >= 2);
--> statement-breakpoint
-- People who were erased before this table was there.
INSERT INTO "erased_people" ("person")
SELECT DISTINCT "person" FROM "seals" WHERE "person" IS NOT NULL AND "person" NOT IN (
  SELECT encode(sha256(convert_to("salt" || "account_id"::text, 'UTF8')), 'hex') FROM "person_salts");
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "erased_people"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
--> statement-breakpoint
-- Roles 2 and higher are the team. Who was in it once, was.
CREATE FUNCTION keep_joined_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.joined_team_at IS NOT NULL THEN
    NEW.joined_team_at := OLD.joined_team_at;
  ELSIF NEW.roles_id >= 2 THEN
    NEW.joined_team_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_joined_team BEFORE INSERT OR UPDATE ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION keep_joined_team();
--> statement-breakpoint
-- Whether what must be kept names this account: ten years from the end of the business year. Source: OR art. 958f.
CREATE FUNCTION is_in_books(person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH kept AS (SELECT date_trunc('year', now()) - interval '10 years' AS since)
  SELECT EXISTS (SELECT FROM audit_log, kept WHERE actor_id = person AND at >= since)
    OR EXISTS (SELECT FROM bookings, kept WHERE actor_id = person AND at >= since)
    OR EXISTS (SELECT FROM gift_card_entries, kept WHERE actor_id = person AND at >= since)
    OR EXISTS (SELECT FROM order_events, kept WHERE actor_id = person AND at >= since)
    OR EXISTS (SELECT FROM orders, kept WHERE captured_by = person AND changed_at >= since)
    OR EXISTS (SELECT FROM courier_hand_ins, kept WHERE courier_id = person AND at >= since)
    OR EXISTS (SELECT FROM prints, kept WHERE actor_id = person AND changed_at >= since)
    OR EXISTS (SELECT FROM cash_counts, kept WHERE by ->> 'actorId' = person::text AND at >= since)
    OR EXISTS (SELECT FROM day_closes, kept WHERE by ->> 'actorId' = person::text AND at >= since)
$$;
--> statement-breakpoint
-- Who worked here and stands in the books stays named as long as the books are kept.
CREATE FUNCTION keep_person_of_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.joined_team_at IS NOT NULL AND is_in_books(OLD.id) THEN
    RAISE EXCEPTION 'Who acted for the restaurant stays named as long as its books.';
  END IF;
  INSERT INTO erased_people (person)
    SELECT encode(sha256(convert_to(salt || account_id::text, 'UTF8')), 'hex') FROM person_salts
    WHERE account_id = OLD.id
    ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_person_of_books BEFORE DELETE ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION keep_person_of_books();
--> statement-breakpoint
CREATE TRIGGER kept BEFORE TRUNCATE ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_books_change();
