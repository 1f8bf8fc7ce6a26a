CREATE SEQUENCE "public"."certificate_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."volunteer_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "hours_totals" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"period" text NOT NULL,
	"minutes" integer NOT NULL,
	"services" integer NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hours_totals_kind_subject_id_period_pk" PRIMARY KEY("kind","subject_id","period")
);
--> statement-breakpoint
CREATE TABLE "practice_organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"number" text NOT NULL,
	"scope" text NOT NULL,
	"shows" text NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"hours" double precision NOT NULL,
	"services" integer NOT NULL,
	"issuer" text NOT NULL,
	"last_entry" bigint NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_streets" (
	"id" text PRIMARY KEY NOT NULL,
	"district" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_name_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"way" text NOT NULL,
	"passed" boolean NOT NULL,
	"reason" text,
	"card_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"number" text,
	"street_id" text,
	"district" text NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"availability" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"team_id" text,
	"refusal" text,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"active_since" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "hours_ledger_user";--> statement-breakpoint
ALTER TABLE "hours_ledger" ALTER COLUMN "activity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "source" text DEFAULT 'activity' NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "organisation_id" text;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "served_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "reviewer" text;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "reversal_of" bigint;--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "organisation_id" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_checks" ADD CONSTRAINT "real_name_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_street_id_practice_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "public"."practice_streets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hours_totals_rank" ON "hours_totals" USING btree ("kind","period","minutes" DESC NULLS FIRST,"subject_id" DESC NULLS FIRST) WHERE "hours_totals"."listed" and "hours_totals"."minutes" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once" ON "certificates" USING btree ("user_id","scope","shows","last_entry","hours");--> statement-breakpoint
CREATE INDEX "certificates_newest" ON "certificates" USING btree ("user_id","issued_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practice_streets_sort" ON "practice_streets" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "real_name_checks_user" ON "real_name_checks" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "real_name_checks_card" ON "real_name_checks" USING btree ("card_hash") WHERE "real_name_checks"."passed";--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_user" ON "volunteers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "volunteers_number" ON "volunteers" USING btree ("number");--> statement-breakpoint
CREATE INDEX "volunteers_newest" ON "volunteers" USING btree ("active_since" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "volunteers"."state" = 'active';--> statement-breakpoint
ALTER TABLE "hours_ledger" ADD CONSTRAINT "hours_ledger_reversal_of_hours_ledger_id_fk" FOREIGN KEY ("reversal_of") REFERENCES "public"."hours_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_organisation_id_practice_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."practice_organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hours_ledger_newest" ON "hours_ledger" USING btree ("user_id","served_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE hours_ledger h SET source_id = coalesce(h.activity_id, h.id::text), served_at = h.created_at,
  title = coalesce(a.title, ''), place = coalesce(a.place, ''), team_id = a.team_id
FROM hours_ledger o LEFT JOIN activities a ON a.id = o.activity_id WHERE o.id = h.id;
--> statement-breakpoint
ALTER TABLE "hours_ledger" ALTER COLUMN "source_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "hours_ledger_once" ON "hours_ledger" USING btree ("user_id","source","source_id") WHERE "hours_ledger"."reversal_of" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hours_ledger_reversal" ON "hours_ledger" USING btree ("reversal_of") WHERE "hours_ledger"."reversal_of" is not null;
--> statement-breakpoint
CREATE TRIGGER hours_ledger_append_only BEFORE UPDATE OR DELETE ON hours_ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER hours_ledger_kept BEFORE TRUNCATE ON hours_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER certificates_unchanged BEFORE UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Sums of the ledger: in all, by year, quarter and month of the service, in the site's time zone. In one order, so that
-- two transactions never wait for each other.
CREATE FUNCTION add_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hours_totals AS total (kind, subject_id, period, minutes, services, listed)
  SELECT subject.kind, subject.id, period, sum(round(entry.hours * 60))::int,
    sum(CASE WHEN entry.reversal_of IS NULL THEN 1 ELSE -1 END)::int,
    subject.kind <> 'volunteer' OR EXISTS (SELECT 1 FROM volunteers v WHERE v.user_id = subject.id AND v.state = 'active')
  FROM added entry
  CROSS JOIN LATERAL (VALUES ('volunteer', entry.user_id), ('team', entry.team_id),
    ('organisation', entry.organisation_id), ('activity', entry.activity_id)) AS subject (kind, id)
  CROSS JOIN LATERAL (SELECT entry.served_at AT TIME ZONE 'Asia/Shanghai' AS at) AS site
  CROSS JOIN LATERAL (VALUES ('all'), (to_char(site.at, 'YYYY')), (to_char(site.at, 'YYYY"-Q"Q')),
    (to_char(site.at, 'YYYY-MM'))) AS span (period)
  WHERE subject.id IS NOT NULL
  GROUP BY subject.kind, subject.id, period
  ORDER BY subject.kind, subject.id, period
  ON CONFLICT (kind, subject_id, period) DO UPDATE
    SET minutes = total.minutes + EXCLUDED.minutes, services = total.services + EXCLUDED.services;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hours_ledger_added AFTER INSERT ON hours_ledger REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_hours();
--> statement-breakpoint
-- The sums of what was credited before.
INSERT INTO hours_totals (kind, subject_id, period, minutes, services, listed)
SELECT subject.kind, subject.id, period, sum(round(entry.hours * 60))::int, count(*)::int, subject.kind <> 'volunteer'
FROM hours_ledger entry
CROSS JOIN LATERAL (VALUES ('volunteer', entry.user_id), ('team', entry.team_id), ('activity', entry.activity_id)) AS subject (kind, id)
CROSS JOIN LATERAL (SELECT entry.served_at AT TIME ZONE 'Asia/Shanghai' AS at) AS site
CROSS JOIN LATERAL (VALUES ('all'), (to_char(site.at, 'YYYY')), (to_char(site.at, 'YYYY"-Q"Q')), (to_char(site.at, 'YYYY-MM'))) AS span (period)
WHERE subject.id IS NOT NULL
GROUP BY subject.kind, subject.id, period;
--> statement-breakpoint
-- Somebody is ranked while they are an active volunteer, and stands in the queue of support while they apply.
CREATE FUNCTION follow_volunteer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE hours_totals SET listed = tg_op <> 'DELETE' AND NEW.state = 'active'
  WHERE kind = 'volunteer' AND subject_id = coalesce(NEW.user_id, OLD.user_id);
  IF tg_op <> 'DELETE' AND NEW.state = 'applying' THEN
    INSERT INTO queue_items AS item (queue, kind, subject_id, author_id, cause, created_at)
    VALUES ('applications', 'volunteer', NEW.id, NEW.user_id, 'received', NEW.applied_at)
    ON CONFLICT (queue, kind, subject_id) WHERE state = 'waiting' DO UPDATE SET version = item.version + 1;
  ELSE
    UPDATE queue_items SET version = version + 1, state = 'withdrawn'
    WHERE queue = 'applications' AND kind = 'volunteer' AND subject_id = coalesce(NEW.id, OLD.id) AND state = 'waiting';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER volunteers_followed AFTER INSERT OR DELETE OR UPDATE OF state ON volunteers FOR EACH ROW EXECUTE FUNCTION follow_volunteer();
--> statement-breakpoint
-- Who was a volunteer by role keeps it; the role says no more than that.
INSERT INTO volunteers (id, user_id, state, number, district, active_since, applied_at)
SELECT gen_random_uuid()::text, id, 'active', 'SB' || lpad(nextval('volunteer_numbers')::text, 6, '0'), district, created_at, created_at
FROM users WHERE roles ? 'volunteer' AND closed_at IS NULL;
--> statement-breakpoint
INSERT INTO settings (key, value) SELECT 'volunteering', jsonb_build_object('open', 1, 'issuer', value ->> 'name')
FROM settings WHERE key = 'site' ON CONFLICT DO NOTHING;
