CREATE TABLE `calendar_addresses` (
	`account` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_addresses_token_hash_unique` ON `calendar_addresses` (`token_hash`);--> statement-breakpoint
CREATE TABLE `season_results` (
	`tournament` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`rules` integer NOT NULL,
	`entries` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `tournaments` ADD `line_up_minutes` integer DEFAULT 5 NOT NULL;