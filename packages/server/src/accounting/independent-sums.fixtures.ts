// The sums in plain SQL over orders and payments, independent of the code under test.

/**
 * The share of each delivered order at each rate: fee and rounding are split over the rates by largest remainder of the
 * products' amounts, a gift card's discount by that of each rate's total. What is delivered again for nothing has none.
 */
export const TAXED = `
  with goods as (
    select o.id, o.delivery_fee fee, o.gift_card_discount gift, abs(o.rounding) coins, sign(o.rounding) direction,
      coalesce((o.fulfilment_vat_rates ->> l.vat_class)::integer, l.vat_rate) rate,
      sum(l.total_price)::numeric goods, sum(sum(l.total_price)) over (partition by o.id) total
    from orders o join order_lines l on l.order_id = o.id
    where o.status = 'delivered' and o.redelivers is null
    group by o.id, rate
  ), fair as (
    select *, floor(fee * goods / total) fee_part, floor(coins * goods / total) coin_part,
      row_number() over (partition by id order by (fee * goods) % total desc, goods desc, rate) fee_claim,
      row_number() over (partition by id order by (coins * goods) % total desc, goods desc, rate) coin_claim
    from goods
  ), due as (
    select id, rate, gift, goods
      + fee_part + case when fee_claim <= fee - sum(fee_part) over (partition by id) then 1 else 0 end
      + direction * (coin_part + case when coin_claim <= coins - sum(coin_part) over (partition by id) then 1 else 0 end)
      as gross
    from fair
  ), parts as (
    select *, floor(gift * gross / total) gift_part,
      row_number() over (partition by id order by (gift * gross) % total desc, gross desc, rate) gift_claim
    from (select id, rate, gift, gross::numeric gross, sum(gross::numeric) over (partition by id) total from due) due
  )
  select id, rate, gross - gift_part
    - case when gift_claim <= gift - sum(gift_part) over (partition by id) then 1 else 0 end as gross
  from parts`;

/** VAT is rounded half up, once for each order and rate. */
export const VAT_BY_RATE = `
  select rate::integer as "vatRate", sum(gross)::integer gross, sum(gross - round(gross * rate / (10000 + rate)))::integer net,
    sum(round(gross * rate / (10000 + rate)))::integer vat
  from (${TAXED}) taxed group by rate order by rate`;

export const PAID = `
  select
    coalesce(sum((payment ->> 'amount')::integer) filter (where payment ->> 'method' = 'cash'), 0)::integer cash,
    coalesce(sum((payment ->> 'amount')::integer) filter (where payment ->> 'method' = 'card'), 0)::integer card,
    coalesce(sum((payment ->> 'amount')::integer) filter (where payment ->> 'method' = 'twint'), 0)::integer twint,
    sum(gift_card_amount - gift_card_discount)::integer "giftCard", 0 unknown
  from orders where status = 'delivered'`;

export const SOLD = `
  select count(*)::integer orders, sum(total_price - gift_card_discount)::integer gross, sum(gift_card_discount)::integer discounts, sum(delivery_fee)::integer "deliveryFees",
    sum(rounding)::integer rounding
  from orders where status = 'delivered'`;

export const STOPPED = `
  select count(*)::integer orders, coalesce(sum(total_price), 0)::integer total
  from orders where status in ('cancelled', 'rejected', 'undeliverable')`;

export const GIFT_CARDS = `
  select coalesce(sum(amount - given) filter (where kind = 'issued'), 0)::integer sold,
    coalesce(-sum(amount - given) filter (where kind = 'redeemed'), 0)::integer redeemed,
    coalesce(sum(amount - given) filter (where kind = 'refunded'), 0)::integer refunded,
    coalesce(sum(amount - given) filter (where kind = 'adjusted'), 0)::integer adjusted,
    coalesce(-sum(amount - given) filter (where kind = 'voided'), 0)::integer voided,
    coalesce(sum(amount - given), 0)::integer outstanding
  from gift_card_entries`;

export const BY_PRODUCT = `
  select product_id id, name, sum(amount)::integer pieces, sum(l.total_price)::integer gross
  from order_lines l join orders o on o.id = l.order_id
  where o.status = 'delivered' group by product_id, name order by 4 desc, name`;

export const BY_AREA = `
  select case when fulfilment = 'delivered' then concat(address ->> 'postcode', ' ', address ->> 'town') else '' end area,
    sum(total_price - gift_card_discount)::integer gross, count(*)::integer orders
  from orders where status = 'delivered' group by 1 order by 2 desc, 1`;

export const GIFT_CARDS_PAID = `
  select sum(e.amount - e.given) filter (where paid_with = 'cash')::integer cash, sum(e.amount - e.given) filter (where paid_with = 'card')::integer card,
    sum(e.amount - e.given) filter (where paid_with = 'twint')::integer twint, 0 unknown
  from gift_card_entries e join gift_cards g on g.code = e.gift_card_code where e.kind in ('issued', 'adjusted')`;
