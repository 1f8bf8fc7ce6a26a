CREATE TABLE "finance_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"transfer_id" text,
	"day" date,
	"way" text,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_differences" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text,
	"paid_here" bigint NOT NULL,
	"returned_here" bigint NOT NULL,
	"paid_there" bigint NOT NULL,
	"returned_there" bigint NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"gone_at" timestamp (3) with time zone,
	"explained_by" text,
	"explained_at" timestamp (3) with time zone,
	"explanation" text
);
--> statement-breakpoint
CREATE TABLE "payout_reversals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"why" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payout_reversals_two_persons" CHECK ("payout_reversals"."state" <> 'approved' or "payout_reversals"."decided_by" <> "payout_reversals"."asked_by"),
	CONSTRAINT "payout_reversals_decided" CHECK (("payout_reversals"."state" = 'asked') = ("payout_reversals"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_statement_lines" (
	"way" text NOT NULL,
	"day" date NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "payout_statement_lines_pkey" PRIMARY KEY("way","order_id","kind","provider_id","cents")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"day" date NOT NULL,
	"way" text NOT NULL,
	"compared_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failed" boolean NOT NULL,
	"there_orders" integer DEFAULT 0 NOT NULL,
	"there_cents" bigint DEFAULT 0 NOT NULL,
	"here_orders" integer DEFAULT 0 NOT NULL,
	"here_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "reconciliations_pkey" PRIMARY KEY("day","way")
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "payout_reversals" ADD CONSTRAINT "payout_reversals_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_log_transfer" ON "finance_log" USING btree ("transfer_id","id") WHERE "finance_log"."transfer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_differences_order" ON "payout_differences" USING btree ("day","way","order_id","kind");--> statement-breakpoint
CREATE INDEX "payout_differences_open" ON "payout_differences" USING btree ("id") WHERE "payout_differences"."gone_at" is null and "payout_differences"."explained_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_reversals_asked" ON "payout_reversals" USING btree ("transfer_id") WHERE "payout_reversals"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "payout_statement_lines_day" ON "payout_statement_lines" USING btree ("way","day");--> statement-breakpoint
CREATE INDEX "transfer_events_paid" ON "transfer_events" USING btree ("at") WHERE "transfer_events"."event" in ('pay', 'reverse');--> statement-breakpoint
CREATE INDEX "transfers_held" ON "transfers" USING btree ("created_at") WHERE "transfers"."held_by" is not null;--> statement-breakpoint
CREATE TRIGGER finance_log_append_only BEFORE UPDATE OR DELETE ON finance_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_statement_lines_append_only BEFORE UPDATE OR DELETE ON payout_statement_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_differences_kept BEFORE DELETE ON payout_differences FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_differences_unchanged BEFORE UPDATE OF day, way, order_id, kind ON payout_differences FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_reversals_kept BEFORE DELETE ON payout_reversals FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payout_reversals_unchanged BEFORE UPDATE OF transfer_id, asked_by, asked_at, why ON payout_reversals FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is held is not sent, whoever asks for it.
CREATE TRIGGER transfers_held BEFORE UPDATE OF state ON transfers FOR EACH ROW
  WHEN (NEW.state = 'submitted' AND NEW.state IS DISTINCT FROM OLD.state AND NEW.held_by IS NOT NULL) EXECUTE FUNCTION refuse_change();
