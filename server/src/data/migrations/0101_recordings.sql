CREATE TABLE "recordings" (
	"content_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"seconds" integer NOT NULL,
	"cues" jsonb NOT NULL,
	CONSTRAINT "recordings_content_id_kind_pk" PRIMARY KEY("content_id","kind")
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;