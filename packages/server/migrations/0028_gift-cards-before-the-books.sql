-- What the restaurant owed for gift cards before it kept books stands in them as one entry, on a day that is open. Without
-- it, what is redeemed of those gift cards would make the debt too small. Decision 0034.
WITH owed AS (
  SELECT (SELECT coalesce(sum(amount), 0) FROM gift_card_entries) - (
    SELECT coalesce(sum(gross), 0) FROM booking_shares s JOIN bookings b ON b.number = s.booking_number
    WHERE b.kind LIKE 'giftCard%'
  ) AS amount
), opening AS (
  INSERT INTO bookings (day, at, kind, note, area, order_total, delivery_fee, rounding)
  SELECT
    greatest(
      (now() AT TIME ZONE 'Europe/Zurich' - interval '4 hours')::date,
      (SELECT max(day) + 1 FROM day_closes)
    ),
    now(), 'giftCardAdjusted', 'Guthaben aus der Zeit vor dem Journal', '', 0, 0, 0
  FROM owed WHERE amount <> 0
  RETURNING number
)
INSERT INTO booking_shares (booking_number, line, vat_rate, method, gross, vat)
SELECT number, 0, 0, NULL, amount, 0 FROM opening, owed;
