ALTER TABLE `matches` ADD `day` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `home_and_away` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `captains_report` integer DEFAULT false NOT NULL;