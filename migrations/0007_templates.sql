CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`organiser_type` text NOT NULL,
	`organiser` text NOT NULL,
	`name` text NOT NULL,
	`settings` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_name` ON `templates` (`organiser_type`,`organiser`,`name`);