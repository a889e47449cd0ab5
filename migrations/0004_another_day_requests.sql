ALTER TABLE `pairings` ADD `day_request` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `players_postpone` integer DEFAULT false NOT NULL;