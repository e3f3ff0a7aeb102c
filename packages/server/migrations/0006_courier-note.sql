-- Orders from before the courier's note have none.
UPDATE "orders" SET "address" = "address" || '{"note":""}'::jsonb WHERE NOT "address" ? 'note';
