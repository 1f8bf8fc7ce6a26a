CREATE INDEX "service_order_steps_at" ON "service_order_steps" USING btree ("at");--> statement-breakpoint
CREATE INDEX "service_orders_scored" ON "service_orders" USING btree ("scored_at");--> statement-breakpoint
CREATE INDEX "venue_bookings_starts" ON "venue_bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "venue_bookings_asked" ON "venue_bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wish_claims_claimed" ON "wish_claims" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "wish_claims_ended" ON "wish_claims" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "wishes_published" ON "wishes" USING btree ("created_at");