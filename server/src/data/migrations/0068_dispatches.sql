CREATE TABLE "dispatches" (
	"id" text PRIMARY KEY NOT NULL,
	"wish_id" text,
	"order_id" text,
	"team_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"operator" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_by" text,
	"withdrawn_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "dispatches_deed" CHECK (("dispatches"."wish_id" is null) <> ("dispatches"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispatches_open_wish" ON "dispatches" USING btree ("wish_id") WHERE "dispatches"."state" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "dispatches_open_order" ON "dispatches" USING btree ("order_id") WHERE "dispatches"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "dispatches_wish" ON "dispatches" USING btree ("wish_id","asked_at");--> statement-breakpoint
CREATE INDEX "dispatches_order" ON "dispatches" USING btree ("order_id","asked_at");--> statement-breakpoint
CREATE INDEX "dispatches_team" ON "dispatches" USING btree ("team_id","asked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "dispatches_answered" ON "dispatches" USING btree ("answered_by");--> statement-breakpoint
-- An order that the centre passed on is scored for the team that gave it, which is not the one of the service.
CREATE OR REPLACE FUNCTION count_service_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before service_orders;
  after service_orders;
BEGIN
  IF tg_op <> 'INSERT' THEN before := OLD; END IF;
  IF tg_op <> 'DELETE' THEN after := NEW; END IF;
  UPDATE team_services s SET
    orders = s.orders + (after.id IS NOT NULL)::int - (before.id IS NOT NULL)::int,
    scores = s.scores + (after.score IS NOT NULL AND after.team_id = s.team_id)::int
      - (before.score IS NOT NULL AND before.team_id = s.team_id)::int,
    score_sum = s.score_sum + CASE WHEN after.team_id = s.team_id THEN coalesce(after.score, 0) ELSE 0 END
      - CASE WHEN before.team_id = s.team_id THEN coalesce(before.score, 0) ELSE 0 END
  WHERE s.id = coalesce(after.service_id, before.service_id);
  RETURN NULL;
END $$;
