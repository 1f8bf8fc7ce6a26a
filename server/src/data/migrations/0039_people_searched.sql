CREATE TRIGGER users_searched AFTER INSERT OR DELETE OR UPDATE OF nickname, intro, badge ON users FOR EACH ROW EXECUTE FUNCTION note_searched('person');
--> statement-breakpoint
CREATE TRIGGER topics_searched AFTER INSERT OR DELETE OR UPDATE OF name, intro ON topics FOR EACH ROW EXECUTE FUNCTION note_searched('topic');
--> statement-breakpoint
-- Entries of posts know their circle and author from now on.
INSERT INTO search_pending ("source", "id")
  SELECT 'person', id FROM users UNION ALL SELECT 'topic', id FROM topics UNION ALL SELECT 'post', id FROM posts
  ON CONFLICT DO NOTHING;
