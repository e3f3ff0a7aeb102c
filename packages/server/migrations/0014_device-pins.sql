CREATE TABLE "pin_attempts" (
	"device_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "pin_attempts_device_id_person_id_pk" PRIMARY KEY("device_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"last_change_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_pins" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "duty" text DEFAULT 'kitchen' NOT NULL;--> statement-breakpoint
ALTER TABLE "pin_attempts" ADD CONSTRAINT "pin_attempts_device_id_accounts_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_attempts" ADD CONSTRAINT "pin_attempts_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_pins" ADD CONSTRAINT "staff_pins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;