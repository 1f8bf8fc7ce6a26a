ALTER TABLE "wishes" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_team" ON "wishes" USING btree ("team_id") WHERE "wishes"."team_id" is not null;