CREATE TABLE "shared_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
