CREATE TABLE "release_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"path" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "release_previews" ADD CONSTRAINT "release_previews_remote_release_releases_remote_release_fk" FOREIGN KEY ("remote","release") REFERENCES "public"."releases"("remote","release") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_previews_until" ON "release_previews" USING btree ("until");