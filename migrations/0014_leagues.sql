CREATE TABLE `categories` (
	`league` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`visible` integer DEFAULT true NOT NULL,
	`place` integer NOT NULL,
	`gender_restricted` integer DEFAULT false NOT NULL,
	`f_restricted` integer DEFAULT false NOT NULL,
	`age_restricted` integer DEFAULT false NOT NULL,
	`minimum_age` integer,
	`maximum_age` integer,
	`rating_restricted` integer DEFAULT false NOT NULL,
	`minimum_rating` integer,
	`maximum_rating` integer,
	PRIMARY KEY(`league`, `id`),
	FOREIGN KEY (`league`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `season_members` (
	`league` text NOT NULL,
	`season` text NOT NULL,
	`member_type` text NOT NULL,
	`member` text NOT NULL,
	`category` text NOT NULL,
	PRIMARY KEY(`league`, `season`, `member_type`, `member`),
	FOREIGN KEY (`league`,`season`) REFERENCES `seasons`(`league`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `season_members_member` ON `season_members` (`member`);--> statement-breakpoint
CREATE TABLE `season_moves` (
	`league` text NOT NULL,
	`season` text NOT NULL,
	`member_type` text NOT NULL,
	`member` text NOT NULL,
	`tournament` text,
	`from_category` text NOT NULL,
	`to_category` text NOT NULL,
	PRIMARY KEY(`league`, `season`, `member_type`, `member`),
	FOREIGN KEY (`league`,`season`) REFERENCES `seasons`(`league`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `seasons` (
	`league` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`visible` integer DEFAULT true NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`old_season` text,
	`ended_at` integer,
	`counted_results` integer,
	`go_up` integer NOT NULL,
	`go_down` integer NOT NULL,
	`walked` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`league`, `id`),
	FOREIGN KEY (`league`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seasons_old_season` ON `seasons` (`league`,`old_season`);