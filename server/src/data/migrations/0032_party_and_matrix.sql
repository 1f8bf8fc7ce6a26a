CREATE TABLE "matrix_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"sort" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"wechat_id" text NOT NULL,
	"image" text,
	"slogan" text NOT NULL,
	"slogan_en" text,
	"intro" text NOT NULL,
	"intro_en" text,
	"code" text,
	"tokens" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matrix_articles" (
	"account_id" text NOT NULL,
	"content_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "matrix_articles_account_id_content_id_pk" PRIMARY KEY("account_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "party_organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"sort" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"secretary" text NOT NULL,
	"secretary_en" text,
	"hours" text NOT NULL,
	"hours_en" text,
	"members" integer NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"address_en" text,
	"tokens" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matrix_articles" ADD CONSTRAINT "matrix_articles_account_id_matrix_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."matrix_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matrix_articles" ADD CONSTRAINT "matrix_articles_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "party_organisations" ADD CONSTRAINT "party_organisations_parent_id_party_organisations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."party_organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matrix_accounts_sort" ON "matrix_accounts" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "matrix_accounts_group" ON "matrix_accounts" USING btree ("group_id","sort","id");--> statement-breakpoint
CREATE INDEX "matrix_accounts_tokens" ON "matrix_accounts" USING gin ("tokens") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "matrix_articles_newest" ON "matrix_articles" USING btree ("account_id","published_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "matrix_articles_content" ON "matrix_articles" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "party_organisations_top" ON "party_organisations" USING btree ("sort","id") WHERE "party_organisations"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "party_organisations_parent" ON "party_organisations" USING btree ("parent_id","sort","id");--> statement-breakpoint
CREATE INDEX "party_organisations_tokens" ON "party_organisations" USING gin ("tokens") WITH (fastupdate=false);