CREATE INDEX "team_members_managers" ON "team_members" USING btree ("team_id") WHERE "team_members"."state" = 'manager';--> statement-breakpoint
CREATE INDEX "teams_street" ON "teams" USING btree ("district","street","members" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "teams"."street" is not null;--> statement-breakpoint
CREATE INDEX "dispatches_asked" ON "dispatches" USING btree ("team_id") WHERE "dispatches"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "service_orders_team_state" ON "service_orders" USING btree ("team_id","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_orders_open" ON "service_orders" USING btree ("state","created_at","id") WHERE "service_orders"."state" in ('ordered', 'overdue');--> statement-breakpoint
CREATE INDEX "wishes_open" ON "wishes" USING btree ("created_at","id") WHERE "wishes"."state" = 'open' and "wishes"."review" = 'shown';