CREATE TABLE `tournament_origins` (
	`tournament` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`keys` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tournament_origins_origin` ON `tournament_origins` (`origin`);