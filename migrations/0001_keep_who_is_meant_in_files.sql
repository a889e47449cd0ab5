CREATE TABLE `forbidden_groups` (
	`tournament` text NOT NULL,
	`number` integer NOT NULL,
	`account` text NOT NULL,
	`first_round` integer NOT NULL,
	`last_round` integer,
	PRIMARY KEY(`tournament`, `number`, `account`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `participants` ADD `file_number` integer;--> statement-breakpoint
ALTER TABLE `participants` ADD `virtual_points` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `time_control_told` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `initial_color_told` integer DEFAULT false NOT NULL;