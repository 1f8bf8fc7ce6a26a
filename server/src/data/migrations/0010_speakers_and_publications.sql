CREATE TABLE "publications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" jsonb,
	"category_id" text NOT NULL,
	"topic_id" text,
	"place" text,
	"state" text NOT NULL,
	"refusal" text,
	"reviewer_id" text,
	"publish_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_claims" (
	"voucher_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voucher_claims_voucher_id_user_id_pk" PRIMARY KEY("voucher_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vouchers_claimed" CHECK ("vouchers"."claimed" >= 0 and "vouchers"."claimed" <= "vouchers"."total")
);
--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "anchor_id" text;--> statement-breakpoint
ALTER TABLE "anchors" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "kind" text DEFAULT 'media' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "slogan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_claims" ADD CONSTRAINT "voucher_claims_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_claims" ADD CONSTRAINT "voucher_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_user" ON "publications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publications_state" ON "publications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_publish_key" ON "publications" USING btree ("user_id","publish_key");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_claims_code" ON "voucher_claims" USING btree ("code");--> statement-breakpoint
CREATE INDEX "programmes_anchor" ON "programmes" USING btree ("anchor_id");--> statement-breakpoint
CREATE INDEX "contents_anchor" ON "contents" USING btree ("anchor_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_organisation" ON "contents" USING btree ("organisation_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);