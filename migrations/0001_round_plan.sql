ALTER TABLE `tournaments` ADD `round_pause` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `round_plan` text DEFAULT '{"laterRounds":[],"postponedGames":[],"daysOff":[]}' NOT NULL;