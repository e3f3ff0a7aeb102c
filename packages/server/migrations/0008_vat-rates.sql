CREATE TABLE "vat_rates" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"rates" jsonb NOT NULL
);
--> statement-breakpoint
-- The rates of the law: MWSTG art. 25.
INSERT INTO "vat_rates" ("valid_from", "rates") VALUES
  ('2018-01-01', '{"delivered": {"food": 250, "alcohol": 770, "standard": 770, "voucher": 0}, "collected": {"food": 250, "alcohol": 770, "standard": 770, "voucher": 0}}'),
  ('2024-01-01', '{"delivered": {"food": 260, "alcohol": 810, "standard": 810, "voucher": 0}, "collected": {"food": 260, "alcohol": 810, "standard": 810, "voucher": 0}}');
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vat_rates"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
