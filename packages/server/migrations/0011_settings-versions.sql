CREATE TABLE "settings_versions" (
	"section" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
