CREATE TABLE "week_menu_versions" (
	"monday" date PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menus" ADD COLUMN "changed" timestamp (3) with time zone DEFAULT now() NOT NULL;