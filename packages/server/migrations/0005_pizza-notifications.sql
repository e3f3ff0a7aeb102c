-- Like the rest of what the guests read: each process reads it anew when it changes.
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY['pizza_offers', 'pizza_sizes', 'pizza_ingredients', 'pizza_ingredient_prices'] LOOP
    EXECUTE format(
      'CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()', content_table);
  END LOOP;
END $$;
