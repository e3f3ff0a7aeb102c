ALTER TABLE "orders" ADD COLUMN "fulfilment_vat_rates" jsonb;--> statement-breakpoint
-- Set with the step by which it was handed over, and never after that.
CREATE TRIGGER snapshot_vat_rates BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (
    OLD.status IN ('delivered', 'undeliverable', 'rejected', 'cancelled')
    AND OLD.fulfilment_vat_rates IS DISTINCT FROM NEW.fulfilment_vat_rates
  )
  EXECUTE FUNCTION refuse_snapshot_change();
