CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"cents" bigint DEFAULT 0,
	CONSTRAINT "ledger_accounts_overdraft" CHECK ("ledger_accounts"."cents" >= 0),
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."user_id" is null) = ("ledger_accounts"."cents" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"account_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"balance" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_cents" CHECK ("ledger_entries"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" integer NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "red_packets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"sender" text NOT NULL,
	"sender_en" text,
	"cents" bigint NOT NULL,
	"state" text DEFAULT 'sealed' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "red_packets_cents" CHECK ("red_packets"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "embedded_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"moves_to" text,
	"moves_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_targets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"masked" text NOT NULL,
	"bound_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" text NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"who" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"way" text NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"masked" text NOT NULL,
	"account_hash" text NOT NULL,
	"cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"reason_text" text,
	"confirmation" jsonb,
	"provider_id" text,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "transfers_cents" CHECK ("transfers"."cents" > 0 and "transfers"."fee_cents" >= 0 and "transfers"."fee_cents" < "transfers"."cents")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_events" ADD CONSTRAINT "transfer_events_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_user" ON "ledger_accounts" USING btree ("user_id","kind") WHERE "ledger_accounts"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id","account_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_newest" ON "ledger_entries" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reason" ON "ledger_transactions" USING btree ("reason");--> statement-breakpoint
CREATE INDEX "ledger_transactions_created" ON "ledger_transactions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_reason" ON "credit_entries" USING btree ("user_id","reason");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_entries_code" ON "credit_entries" USING btree ("user_id","code","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "red_packets_newest" ON "red_packets" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "red_packets_expiring" ON "red_packets" USING btree ("expires_at") WHERE "red_packets"."state" = 'sealed';--> statement-breakpoint
CREATE INDEX "embedded_payouts_paid" ON "embedded_payouts" USING btree ("way","paid_at");--> statement-breakpoint
CREATE INDEX "embedded_payouts_moves" ON "embedded_payouts" USING btree ("moves_at");--> statement-breakpoint
CREATE INDEX "transfer_events_transfer" ON "transfer_events" USING btree ("transfer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_key" ON "transfers" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transfers_account" ON "transfers" USING btree ("user_id","account_hash") WHERE "transfers"."state" = 'success';--> statement-breakpoint
CREATE INDEX "transfers_due" ON "transfers" USING btree ("ask_at") WHERE "transfers"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "transfers_finished" ON "transfers" USING btree ("way","finished_at") WHERE "transfers"."provider_id" is not null;
--> statement-breakpoint
INSERT INTO ledger_accounts (id, kind, cents) VALUES ('rewards', 'rewards', NULL), ('red-packets', 'red-packets', NULL), ('payouts', 'payouts', NULL), ('fees', 'fees', NULL), ('provider', 'provider', NULL);
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_kept BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_kept BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfer_events_append_only BEFORE UPDATE OR DELETE ON transfer_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfer_events_kept BEFORE TRUNCATE ON transfer_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_entries_unchanged BEFORE UPDATE ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfers_unchanged BEFORE UPDATE OF id, user_id, key, body_hash, way, cents, fee_cents, created_at ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfers_kept BEFORE DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The balance of a person follows the entries: each waits here for the ones before it, and the check of the account
-- refuses what would overdraw it. House accounts have no balance of their own, so nobody waits for them.
CREATE FUNCTION post_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.balance := NULL;
  UPDATE ledger_accounts SET cents = cents + NEW.cents
    WHERE id = NEW.account_id AND user_id IS NOT NULL RETURNING cents INTO NEW.balance;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_post BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION post_ledger_entry();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_by_entries BEFORE UPDATE ON ledger_accounts FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_empty BEFORE INSERT ON ledger_accounts FOR EACH ROW WHEN (NEW.cents <> 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- At the commit, when all entries of the transaction are there.
CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked text := to_jsonb(NEW)->>tg_argv[0];
  total bigint;
  number integer;
BEGIN
  SELECT coalesce(sum(cents), 0), count(*) INTO total, number FROM ledger_entries WHERE transaction_id = checked;
  IF total <> 0 OR number < 2 THEN
    RAISE EXCEPTION 'the entries of % sum to %, not to zero', checked, total USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_sum AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_sum('transaction_id');
--> statement-breakpoint
CREATE FUNCTION note_phone_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.phone_changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_phone_changed BEFORE UPDATE OF phone ON users FOR EACH ROW WHEN (OLD.phone IS NOT NULL AND NEW.phone IS DISTINCT FROM OLD.phone) EXECUTE FUNCTION note_phone_change();
