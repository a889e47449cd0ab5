CREATE TABLE `tournament_log` (
	`tournament` text NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`facts` text NOT NULL,
	PRIMARY KEY(`tournament`, `revision`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
