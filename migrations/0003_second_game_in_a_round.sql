PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_pairings` (
	`tournament` text NOT NULL,
	`round` integer NOT NULL,
	`board` integer NOT NULL,
	`white` text NOT NULL,
	`black` text,
	`bye` text,
	`result` text,
	`unrated` integer DEFAULT false NOT NULL,
	`online` integer DEFAULT false NOT NULL,
	`overridden` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`white`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_pairings`("tournament", "round", "board", "white", "black", "bye", "result", "unrated", "online", "overridden") SELECT "tournament", "round", "board", "white", "black", "bye", "result", "unrated", "online", "overridden" FROM `pairings`;--> statement-breakpoint
DROP TABLE `pairings`;--> statement-breakpoint
ALTER TABLE `__new_pairings` RENAME TO `pairings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `pairings_sides` ON `pairings` (`tournament`,`round`,`white`,`black`);--> statement-breakpoint
CREATE UNIQUE INDEX `pairings_bye` ON `pairings` (`tournament`,`round`,`white`) WHERE "pairings"."black" is null;--> statement-breakpoint
CREATE INDEX `pairings_white_account` ON `pairings` (`white`);--> statement-breakpoint
CREATE INDEX `pairings_black_account` ON `pairings` (`black`);