CREATE TABLE `push_devices` (
	`session` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session`) REFERENCES `sessions`(`token_hash`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_account` ON `push_devices` (`account`);--> statement-breakpoint
CREATE TABLE `push_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`session` text NOT NULL,
	`tournament` text NOT NULL,
	`content` text NOT NULL,
	`valid_until` integer NOT NULL,
	FOREIGN KEY (`session`) REFERENCES `push_devices`(`session`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_notices_tournament` ON `push_notices` (`tournament`);--> statement-breakpoint
CREATE INDEX `push_notices_session` ON `push_notices` (`session`);