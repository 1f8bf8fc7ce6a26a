ALTER TABLE "teams" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "intro_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "slogan_en" text DEFAULT '' NOT NULL;
--> statement-breakpoint
DROP TRIGGER teams_searched ON teams;
--> statement-breakpoint
CREATE TRIGGER teams_searched AFTER INSERT OR DELETE OR UPDATE OF name, intro, slogan, kind, kind_en, name_en, intro_en, slogan_en ON teams FOR EACH ROW EXECUTE FUNCTION note_searched('team');
