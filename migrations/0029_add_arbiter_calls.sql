CREATE TABLE `arbiter_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`round` integer NOT NULL,
	`match` integer,
	`board` integer NOT NULL,
	`game` text,
	`words` text NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`answer` text,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `arbiter_calls_tournament` ON `arbiter_calls` (`tournament`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `arbiter_calls_open` ON `arbiter_calls` (`tournament`,`by`) WHERE "arbiter_calls"."answered_at" is null;