ALTER TABLE "product_groups" ADD COLUMN "station" text DEFAULT 'oven' NOT NULL;--> statement-breakpoint
-- Groups from before: what bakes nothing is made at the counter, and what pours only stands with the drinks.
UPDATE "product_groups" g SET "station" = CASE WHEN p.pours THEN 'drinks' ELSE 'cold' END
FROM (
  SELECT "product_group_id" AS id, bool_or("oven_breads" > 0) AS bakes, bool_and("illustration" ->> 'kind' = 'drink') AS pours
  FROM "products" GROUP BY "product_group_id"
) p
WHERE p.id = g."id" AND NOT p.bakes;
