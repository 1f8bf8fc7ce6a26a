CREATE TRIGGER teams_searched AFTER INSERT OR DELETE OR UPDATE OF name, intro, slogan, kind, kind_en ON teams FOR EACH ROW EXECUTE FUNCTION note_searched('team');
--> statement-breakpoint
CREATE TRIGGER wishes_searched AFTER INSERT OR DELETE OR UPDATE OF title, content, title_en, content_en, review ON wishes FOR EACH ROW EXECUTE FUNCTION note_searched('wish');
--> statement-breakpoint
CREATE TRIGGER team_services_searched AFTER INSERT OR DELETE OR UPDATE OF title, intro, title_en, intro_en, open ON team_services FOR EACH ROW EXECUTE FUNCTION note_searched('team-service');
--> statement-breakpoint
CREATE TRIGGER positions_searched AFTER INSERT OR DELETE OR UPDATE OF name, name_en, address, address_en, intro, intro_en ON positions FOR EACH ROW EXECUTE FUNCTION note_searched('venue');
--> statement-breakpoint
CREATE TRIGGER projects_searched AFTER INSERT OR DELETE OR UPDATE OF title, summary, title_en, summary_en ON projects FOR EACH ROW EXECUTE FUNCTION note_searched('project');
--> statement-breakpoint
INSERT INTO search_pending ("source", "id")
  SELECT 'team', id FROM teams UNION ALL SELECT 'wish', id FROM wishes UNION ALL SELECT 'team-service', id FROM team_services
  UNION ALL SELECT 'venue', id FROM positions UNION ALL SELECT 'project', id FROM projects
  ON CONFLICT DO NOTHING;
