-- Each process keeps what the guests read in memory; these triggers tell them all to read it anew.
CREATE FUNCTION notify_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY[
    'restaurants', 'opening_days', 'extraordinary_days', 'product_groups', 'products', 'option_groups', 'options',
    'product_option_groups', 'order_locations', 'menus', 'week_menu_entries', 'restaurant_events'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed()', content_table);
  END LOOP;
END $$;
