CREATE TABLE "route_numbers" (
	"at" timestamp (3) with time zone NOT NULL,
	"owner" text NOT NULL,
	"release" text NOT NULL,
	"route" text NOT NULL,
	"metric" text NOT NULL,
	"n" bigint NOT NULL,
	"counts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "route_numbers_owner_release_route_metric_at_pk" PRIMARY KEY("owner","release","route","metric","at")
);
--> statement-breakpoint
CREATE INDEX "route_numbers_at" ON "route_numbers" USING btree ("at");