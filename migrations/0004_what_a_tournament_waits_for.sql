PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_rounds` (
	`tournament` text NOT NULL,
	`number` integer NOT NULL,
	`name` text,
	`start_at` integer,
	`paired_at` integer,
	PRIMARY KEY(`tournament`, `number`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_rounds`("tournament", "number", "name", "start_at", "paired_at") SELECT "tournament", "number", nullif("name", 'Round ' || "number"), "start_at", "paired_at" FROM `rounds`;--> statement-breakpoint
DROP TABLE `rounds`;--> statement-breakpoint
ALTER TABLE `__new_rounds` RENAME TO `rounds`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE TABLE `__new_tournament_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament` text NOT NULL,
	`message` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_tournament_outbox`("id", "tournament", "message") SELECT "id", "tournament", "message" FROM `tournament_outbox`;--> statement-breakpoint
DROP TABLE `tournament_outbox`;--> statement-breakpoint
ALTER TABLE `__new_tournament_outbox` RENAME TO `tournament_outbox`;--> statement-breakpoint
CREATE INDEX `tournament_outbox_tournament` ON `tournament_outbox` (`tournament`);--> statement-breakpoint
ALTER TABLE `tournament_teams` ADD `withdrawn_from` integer;