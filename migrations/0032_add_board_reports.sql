ALTER TABLE `pairings` ADD `white_report` text;--> statement-breakpoint
ALTER TABLE `pairings` ADD `black_report` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `players_report` integer DEFAULT false NOT NULL;