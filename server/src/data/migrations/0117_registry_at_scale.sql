ALTER TABLE "releases" ADD COLUMN "maps_removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "registry_log_at" ON "registry_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "registry_log_halts" ON "registry_log" USING btree ("remote","id") WHERE "registry_log"."action" = 'halt';--> statement-breakpoint
CREATE INDEX "releases_revoked" ON "releases" USING btree ("revoked_at") WHERE "releases"."revoked_at" is not null;