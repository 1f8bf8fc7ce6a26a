ALTER TABLE "practice_scans" ADD COLUMN "once_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_scans_once" ON "practice_scans" USING btree ("user_id","once_key");