ALTER TABLE `pairings` ADD `postponed` text;--> statement-breakpoint
ALTER TABLE `pairings` ADD `known_from_round` integer;