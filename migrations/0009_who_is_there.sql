ALTER TABLE `participants` ADD `seen` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `sit_out` text;