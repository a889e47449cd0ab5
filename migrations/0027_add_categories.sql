ALTER TABLE `participants` ADD `chosen_for` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `categories` text DEFAULT '[]' NOT NULL;