ALTER TABLE "newsroom_entries" ADD COLUMN "created_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "newsroom_entries_created" ON "newsroom_entries" USING btree ("created_key");