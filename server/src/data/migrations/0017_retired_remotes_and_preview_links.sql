CREATE TABLE "preview_links" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "registry_remotes" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "preview_links_content" ON "preview_links" USING btree ("content","until");