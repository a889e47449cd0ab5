CREATE TABLE `room_codes` (
	`tournament` text NOT NULL,
	`round` integer NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`tournament`, `round`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
