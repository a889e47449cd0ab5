CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`sender` text,
	`content` text NOT NULL,
	`sent_at` integer NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `messages_account` ON `messages` (`account`,`read`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `home_club` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `search_key` text DEFAULT '' NOT NULL;