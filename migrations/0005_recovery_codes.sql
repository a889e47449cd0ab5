CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`bound_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_account` ON `recovery_codes` (`account`);--> statement-breakpoint
DROP INDEX `accounts_email`;--> statement-breakpoint
CREATE INDEX `accounts_email_any_case` ON `accounts` (lower("email"));