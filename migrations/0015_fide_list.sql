CREATE TABLE `fide_imports` (
	`source` text PRIMARY KEY NOT NULL,
	`month` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`players` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `fide_players` (
	`number` integer PRIMARY KEY NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`search_key` text NOT NULL,
	`federation` text NOT NULL,
	`sex` text,
	`title` text,
	`standard` integer,
	`rapid` integer,
	`blitz` integer,
	`k` integer,
	`birth_year` integer,
	`inactive` integer DEFAULT false NOT NULL,
	`month` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fide_players_search_key` ON `fide_players` (`search_key`);