ALTER TABLE "service_orders" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "service_orders_due" ON "service_orders" USING btree ("due_at") WHERE "service_orders"."state" = 'provided';--> statement-breakpoint
UPDATE "service_orders" SET "due_at" = greatest("wanted_at", now()) + interval '3 days' WHERE "state" = 'provided';
