ALTER TABLE `tournaments` ADD `first_round` text DEFAULT 'neighbours' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `max_meetings` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `missed_rounds` text DEFAULT 'zero' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `last_entry_round` integer;