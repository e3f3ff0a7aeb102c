UPDATE "orders" SET "payment" = "payment" || '{"by": null}'::jsonb WHERE "payment" ->> 'state' = 'collected' AND NOT "payment" ? 'by';
