ALTER TABLE `pairings` ADD `postponed` text;--> statement-breakpoint
ALTER TABLE `pairings` ADD `day_request` text;--> statement-breakpoint
ALTER TABLE `pairings` ADD `known_from_round` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `first_round` text DEFAULT 'neighbours' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `max_meetings` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `missed_rounds` text DEFAULT 'zero' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `last_entry_round` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `players_postpone` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `round_pause` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `round_plan` text DEFAULT '{"laterRounds":[],"postponedGames":[],"daysOff":[]}' NOT NULL;