-- A value voucher is a debt and no turnover (MWSTG art. 21 and 24): it is sold as a gift card. What was on the menu as a
-- voucher is taken off it, under the rate that is never too low, until somebody decides what it is. Orders keep what they say.
UPDATE "products" SET vat_class = 'standard', available = false, version = version + 1 WHERE vat_class = 'voucher';--> statement-breakpoint
UPDATE "pizza_offers" SET vat_class = 'standard', available = false WHERE vat_class = 'voucher';--> statement-breakpoint
UPDATE "menus" SET vat_class = 'standard', version = version + 1,
  valid_from = least(valid_from, (now() AT TIME ZONE 'Europe/Zurich')::date - 1),
  valid_to = least(valid_to, (now() AT TIME ZONE 'Europe/Zurich')::date - 1)
WHERE vat_class = 'voucher';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "vouchers_are_gift_cards" CHECK ("products"."vat_class" <> 'voucher');--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "vouchers_are_gift_cards" CHECK ("menus"."vat_class" <> 'voucher');--> statement-breakpoint
ALTER TABLE "pizza_offers" ADD CONSTRAINT "vouchers_are_gift_cards" CHECK ("pizza_offers"."vat_class" <> 'voucher');