DROP INDEX `teams_club_name`;--> statement-breakpoint
CREATE UNIQUE INDEX `teams_club_name` ON `teams` (`club`,`name`) WHERE substr("teams"."id", 1, 6) <> 'guest-';