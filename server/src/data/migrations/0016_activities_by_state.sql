CREATE INDEX "activities_signup" ON "activities" USING btree ("signup_opens_at","id");--> statement-breakpoint
CREATE INDEX "activities_kind_signup" ON "activities" USING btree ("kind","signup_opens_at","id");--> statement-breakpoint
CREATE INDEX "activities_running" ON "activities" USING gist (tstzrange("starts_at", "ends_at"));