CREATE TABLE "audit_log" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "alarm_minutes" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "tell_customer_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_action_subject_index" ON "audit_log" USING btree ("action","subject");--> statement-breakpoint
-- Nobody changes or removes what was done.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log takes new entries only.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
