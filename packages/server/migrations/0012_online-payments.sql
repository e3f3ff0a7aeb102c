CREATE TABLE "payment_events" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"request_id" text,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"request_id" text NOT NULL,
	"provider_id" text,
	"since" timestamp (3) with time zone NOT NULL,
	"retry" integer NOT NULL,
	"next_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "payment_refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_refunds_paymentId_number_unique" UNIQUE("payment_id","number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"tip" integer NOT NULL,
	"captured" integer NOT NULL,
	"refunded" integer NOT NULL,
	"method" text,
	"wished" text NOT NULL,
	"display_text" text NOT NULL,
	"initialised_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"counts" boolean NOT NULL,
	"token" text,
	"transaction_id" text,
	"capture_id" text,
	"asked_at" timestamp (3) with time zone,
	"ask_again_at" timestamp (3) with time zone,
	"ask_retry" integer NOT NULL,
	"task" jsonb,
	"problem" text,
	"due_at" timestamp (3) with time zone,
	"return_hash" text NOT NULL,
	"notify_hash" text NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_returnHash_unique" UNIQUE("return_hash"),
	CONSTRAINT "payments_notifyHash_unique" UNIQUE("notify_hash"),
	CONSTRAINT "payments_orderId_attempt_unique" UNIQUE("order_id","attempt")
);
--> statement-breakpoint
DROP INDEX "orders_open_address_block_index";--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_index" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_next_at_index" ON "payment_refunds" USING btree ("next_at") WHERE "payment_refunds"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_due_at_index" ON "payments" USING btree ("due_at") WHERE "payments"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_open_address_block_index" ON "orders" USING btree ("address_block") WHERE status in ('awaitingPayment', 'placed', 'accepted', 'preparing', 'ready', 'onTheWay');--> statement-breakpoint
-- What was asked of the payment provider and what it answered is only added to.
CREATE FUNCTION refuse_payment_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was asked of the payment provider stays as it is.';
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_payment_event_change();
