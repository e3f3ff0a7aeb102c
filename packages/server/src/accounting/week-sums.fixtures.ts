import { TAXED } from './independent-sums.fixtures.ts';

/**
 * All events with the day on which they must be booked, from the rows of orders and gift cards and from the staff's
 * diary; of the books only the times of the closes are read. Refunds are split over what is left of each rate by
 * largest remainder; the VAT of what is left is rounded half up.
 */
export const HAPPENED = `
  create schema raw;
  create function raw.business_day_of(timestamptz) returns date language sql immutable as $$
    select ($1 at time zone 'Europe/Zurich' - interval '4 hours')::date $$;
  create function raw.day_of(timestamptz) returns date language sql stable as $$
    select greatest(raw.business_day_of($1), (select max(day) + 1 from day_closes where at < $1)) $$;

  create table raw.sales as
    select *, raw.day_of(sold_at) as booked from (
      select *, (order_time_progresses ->> 'delivered')::timestamptz as sold_at from orders where status = 'delivered') o;
  create table raw.stopped as
    select total_price, status, reason, guest_cancellation, raw.day_of(changed_at) as booked from orders where status in ('rejected', 'cancelled', 'undeliverable');
  create table raw.gift_cards as
    select e.*, g.paid_with, raw.day_of(e.at) as booked from gift_card_entries e join gift_cards g on g.code = e.gift_card_code;
  create table raw.taxed as
    select s.booked, s.number, t.rate, t.gross::numeric as gross, round(t.gross::numeric * t.rate / (10000 + t.rate)) as vat
    from (${TAXED}) t join raw.sales s using (id) where t.gross <> 0;

  create table raw.refunds (place integer, number integer, amount numeric, method text, booked date);
  create table raw.cash (amount integer, booked date);
  create table raw.tips (amount integer, method text, booked date);
  create table raw.differences (amount integer, method text, booked date);
  create table raw.undone (booked date);`;

export const REFUNDED = `
  create table raw.owned as select number, rate, gross from raw.taxed;
  create table raw.given (booked date, rate integer, gross numeric, vat numeric);
  do $$
  declare refund raw.refunds;
  begin
    for refund in select * from raw.refunds order by place loop
      create temp table part on commit drop as
        with left_over as (
          select rate, gross, sum(gross) over () as total from raw.owned where number = refund.number
        ), fair as (
          select rate, gross, floor(refund.amount * gross / total) as whole,
            row_number() over (order by (refund.amount * gross) % total desc, gross desc, rate) as claim
          from left_over
        )
        select rate, gross as before,
          whole + case when claim <= refund.amount - sum(whole) over () then 1 else 0 end as gross from fair;
      insert into raw.given
        select refund.booked, rate, gross,
          round(before * rate / (10000 + rate)) - round((before - gross) * rate / (10000 + rate))
        from part where gross <> 0;
      update raw.owned o set gross = o.gross - p.gross from part p where o.number = refund.number and o.rate = p.rate;
      drop table part;
    end loop;
  end $$`;

const refundedBy = (method: string): string =>
  `(select coalesce(sum(amount), 0) from raw.refunds where booked between $1 and $2 and method = '${method}')`;

const paidBy = (method: string): string => `
  (select coalesce(sum((payment ->> 'amount')::integer), 0) from raw.sales
    where booked between $1 and $2 and payment ->> 'method' = '${method}')
  - ${refundedBy(method)}`;

const giftCardsBy = (kind: string, sign: string): string => `
  (select ${sign}coalesce(sum(amount - given), 0) from raw.gift_cards where booked between $1 and $2 and kind = '${kind}')`;

const giftCardsPaidBy = (method: string): string => `
  (select coalesce(sum(amount - given), 0) from raw.gift_cards
    where booked between $1 and $2 and kind in ('issued', 'adjusted') and paid_with = '${method}')`;

const tipsBy = (method: string): string => `
  (select coalesce(sum(amount), 0) from raw.tips where booked between $1 and $2 and method = '${method}')`;

const differencesBy = (method: string): string => `
  (select coalesce(sum(amount), 0) from raw.differences where booked between $1 and $2 and method = '${method}')`;

/**
 * The pieces that were delivered again for nothing on days from $1 to $2, by a function that tells the day: in this week
 * one of a first line each.
 */
const redeliveredBy = (dayOf: 'raw.day_of' | 'raw.business_day_of'): string => `(
  select l.unit_price, o.status, o.order_time_progresses from orders o join order_lines l on l.order_id = (o.redelivers ->> 'id')::uuid and l.position = 0
  where ${dayOf}((o.order_time_progresses ->> 'created')::timestamptz) between $1 and $2) as redelivered`;

/** The figures of the days $1 to $2. */
export const FIGURES_BETWEEN = `
  with turnover as (
    select rate, gross, vat from raw.taxed where booked between $1 and $2
    union all select rate, -gross, -vat from raw.given where booked between $1 and $2
  ), rates as (
    select rate, sum(gross) gross, sum(vat) vat from turnover group by rate order by rate
  ), sold as (
    select count(*) orders, coalesce(sum(delivery_fee), 0) fees, coalesce(sum(rounding), 0) rounding,
      coalesce(sum(gift_card_amount - gift_card_discount), 0) by_gift_card, coalesce(sum(gift_card_discount), 0) discounts
    from raw.sales where booked between $1 and $2
  ), stopped as (
    select count(*) orders, coalesce(sum(total_price), 0) total from raw.stopped where booked between $1 and $2
  ), refunded as (
    select count(*) count, coalesce(sum(amount), 0) total from raw.refunds where booked between $1 and $2
  ), cash as (
    select count(*) count, coalesce(sum(amount) filter (where amount > 0), 0) cash_in,
      coalesce(-sum(amount) filter (where amount < 0), 0) cash_out
    from raw.cash where booked between $1 and $2
  )
  select json_build_object(
    'bookings', sold.orders + stopped.orders + refunded.count + cash.count
      + (select count(*) from raw.gift_cards where booked between $1 and $2)
      + (select count(*) from raw.tips where booked between $1 and $2)
      + (select count(*) from raw.differences where booked between $1 and $2)
      + (select count(*) from ${redeliveredBy('raw.day_of')})
      -- The sale and what takes it back, beside the sale that stayed.
      + 2 * (select count(*) from raw.undone where booked between $1 and $2),
    'orders', sold.orders,
    'stopped', json_build_object('orders', stopped.orders, 'total', stopped.total),
    'refunds', json_build_object('count', refunded.count, 'total', refunded.total),
    'gross', (select coalesce(sum(gross), 0) from rates),
    'net', (select coalesce(sum(gross - vat), 0) from rates),
    'vat', (select coalesce(json_agg(json_build_object('vatRate', rate, 'gross', gross, 'net', gross - vat, 'vat', vat)), '[]')
      from rates),
    'paid', json_build_object('cash', ${paidBy('cash')}, 'card', ${paidBy('card')}, 'twint', ${paidBy('twint')},
      'giftCard', sold.by_gift_card - ${refundedBy('giftCard')}, 'unknown', 0),
    'deliveryFees', sold.fees,
    'rounding', sold.rounding,
    'discounts', sold.discounts,
    'giftCards', json_build_object('sold', ${giftCardsBy('issued', '')}, 'redeemed', ${giftCardsBy('redeemed', '-')},
      'refunded', ${giftCardsBy('refunded', '')}, 'adjusted', ${giftCardsBy('adjusted', '')},
      'voided', ${giftCardsBy('voided', '-')},
      'outstanding', (select coalesce(sum(amount - given), 0) from raw.gift_cards where booked <= $2)),
    'giftCardsPaid', json_build_object('cash', ${giftCardsPaidBy('cash')}, 'card', ${giftCardsPaidBy('card')},
      'twint', ${giftCardsPaidBy('twint')}, 'unknown', 0),
    'tips', json_build_object('card', ${tipsBy('card')}, 'twint', ${tipsBy('twint')}),
    'cashIn', cash.cash_in,
    'cashOut', cash.cash_out,
    'writeOffs', json_build_object('count', 0, 'total', 0),
    'openingDifference', 0,
    'cashDifference', ${differencesBy('cash')},
    'terminalDifference', json_build_object('card', ${differencesBy('card')}, 'twint', ${differencesBy('twint')})
  ) figures
  from sold, stopped, refunded, cash`;

export const BY_DAY_BETWEEN = `
  select booked::text as day, sum(gross)::integer as gross, sum(orders)::integer as orders from (
    select booked, total_price - gift_card_discount as gross, 1 as orders from raw.sales
    union all select booked, -amount, 0 from raw.refunds
  ) moved where booked between $1 and $2 group by booked order by booked`;

export const BY_HOUR_BETWEEN = `
  select extract(hour from sold_at at time zone 'Europe/Zurich')::integer as hour, sum(total_price - gift_card_discount)::integer as gross,
    count(*)::integer as orders
  from raw.sales where booked between $1 and $2 group by 1 order by 1`;

export const BY_AREA_BETWEEN = `
  select case when fulfilment = 'delivered' then concat(address ->> 'postcode', ' ', address ->> 'town') else '' end as area,
    sum(total_price - gift_card_discount)::integer as gross, count(*)::integer as orders
  from raw.sales where booked between $1 and $2 group by 1 order by 2 desc, 1`;

export const BY_PRODUCT_BETWEEN = `
  with sold as (
    select product_id, max(name) as name, sum(amount)::integer as pieces, sum(l.total_price)::integer as gross
    from order_lines l join raw.sales s on s.id = l.order_id
    where booked between $1 and $2 group by product_id
  ), ranked as (select *, row_number() over (order by gross desc, name, product_id) as place from sold)
  select case when place <= 20 then product_id end as id, case when place <= 20 then name else 'Übrige' end as name,
    sum(pieces)::integer as pieces, sum(gross)::integer as gross
  from ranked group by least(place, 21), 1, 2 order by least(place, 21)`;

/** A list of rows, the most frequent first. */
const problemRows = (rows: string): string =>
  `(select coalesce(json_agg(r order by count desc, amount desc), '[]') from (${rows}) r)`;

/** What went wrong on the days $1 to $2; a free delivery on the day of its order. In this week refunds have no cause. */
export const PROBLEMS_BETWEEN = `
  select json_build_object(
    'refunds', ${problemRows(`
      select null as cause, count(*)::integer, sum(amount)::integer as amount
      from raw.refunds where booked between $1 and $2 having count(*) > 0`)},
    'redeliveries', ${problemRows(`
      select 'missing' as cause, count(*)::integer, sum(unit_price)::integer as amount
      from ${redeliveredBy('raw.business_day_of')}
      where order_time_progresses ? 'preparing' or status not in ('rejected', 'cancelled', 'undeliverable')
      having count(*) > 0`)},
    'stopped', ${problemRows(`
      select status, reason ->> 'code' as reason, guest_cancellation is not null as "byGuest", count(*)::integer,
        sum(total_price)::integer as amount
      from raw.stopped where booked between $1 and $2 group by 1, 2, 3`)}
  ) problems`;

/** The expected cash at each close, and the cash that the close states. */
export const TILLS = `
  select number, (cash ->> 'expected')::integer as expected, (cash ->> 'opening')::integer as opening,
    (cash ->> 'countedCash')::integer as counted, (cash ->> 'difference')::integer as difference, day::text as day
  from day_closes order by number`;

/**
 * A hash over everything that may never change: the lines of each order, and all of the ended ones but what a refund and a tip
 * add.
 */
export const FINGERPRINTS = `
  select o.id, jsonb_array_length(o.edits) as edits, md5(string_agg(l::text, '|' order by l.position)) as lines,
    case when o.status in ('delivered', 'rejected', 'cancelled', 'undeliverable') then md5((((to_jsonb(o) #- '{payment,tip}') #- '{payment,at}') - array['cart_id', 'refunds', 'redeliveries', 'revision', 'changed_at', 'undoable'])::text) end as ended
  from orders o join order_lines l on l.order_id = o.id group by o.id`;
