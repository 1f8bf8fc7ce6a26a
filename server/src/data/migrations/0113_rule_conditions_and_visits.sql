CREATE TABLE "visit_counts" (
	"hour" timestamp (3) with time zone NOT NULL,
	"shell" text NOT NULL,
	"region" text NOT NULL,
	"language" text NOT NULL,
	"app" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "visit_counts_hour_shell_region_language_app_pk" PRIMARY KEY("hour","shell","region","language","app")
);
--> statement-breakpoint
ALTER TABLE "release_rules" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
ALTER TABLE "rollout_plans" ADD COLUMN "conditions" jsonb;