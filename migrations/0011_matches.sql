CREATE TABLE `matches` (
	`tournament` text NOT NULL,
	`round` integer NOT NULL,
	`number` integer NOT NULL,
	`white` text NOT NULL,
	`black` text,
	`bye` text,
	`line_ups_open` integer DEFAULT false NOT NULL,
	`white_line_up` text,
	`black_line_up` text,
	`walkovers` text NOT NULL,
	`forfeited` text,
	PRIMARY KEY(`tournament`, `round`, `white`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`white`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `pairings` ADD `match` integer;--> statement-breakpoint
ALTER TABLE `tournament_teams` DROP COLUMN `match_score`;--> statement-breakpoint
ALTER TABLE `tournament_teams` DROP COLUMN `game_score`;