CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`password_hash` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text,
	`fide_number` integer,
	`title` text,
	`fide_rating` integer,
	`federation` text DEFAULT 'NOR' NOT NULL,
	`birth_date` text,
	`sex` text DEFAULT 'M' NOT NULL,
	`region` text,
	`level` integer DEFAULT 0 NOT NULL,
	`ghost` integer DEFAULT false NOT NULL,
	`lichess_username` text,
	`profile_picture` text,
	`show_help_text` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_id_any_case` ON `accounts` (lower("id"));--> statement-breakpoint
CREATE INDEX `accounts_fide_number` ON `accounts` (`fide_number`);--> statement-breakpoint
CREATE INDEX `accounts_email` ON `accounts` (`email`);--> statement-breakpoint
CREATE TABLE `powers` (
	`account` text NOT NULL,
	`scope` text NOT NULL,
	`entity` text NOT NULL,
	`power` text NOT NULL,
	PRIMARY KEY(`account`, `scope`, `entity`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `powers_entity` ON `powers` (`scope`,`entity`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account`);--> statement-breakpoint
CREATE TABLE `club_members` (
	`club` text NOT NULL,
	`account` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`club`, `account`),
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `club_members_account` ON `club_members` (`account`);--> statement-breakpoint
CREATE TABLE `clubs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`profile_picture` text DEFAULT '' NOT NULL,
	`banner_picture` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`country` text DEFAULT 'NOR' NOT NULL,
	`region` text,
	`manager` text NOT NULL,
	`organization` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`manager`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `clubs_id_any_case` ON `clubs` (lower("id"));--> statement-breakpoint
CREATE INDEX `clubs_manager` ON `clubs` (`manager`);--> statement-breakpoint
CREATE INDEX `clubs_organization` ON `clubs` (`organization`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`inviter_type` text NOT NULL,
	`inviter` text NOT NULL,
	`registerer_type` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `invitations_inviter` ON `invitations` (`inviter_type`,`inviter`);--> statement-breakpoint
CREATE TABLE `leagues` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`visible` integer DEFAULT true NOT NULL,
	`profile_picture` text DEFAULT '' NOT NULL,
	`banner_picture` text DEFAULT '' NOT NULL,
	`owner_type` text NOT NULL,
	`owner` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `leagues_id_any_case` ON `leagues` (lower("id"));--> statement-breakpoint
CREATE INDEX `leagues_owner` ON `leagues` (`owner_type`,`owner`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`profile_picture` text DEFAULT '' NOT NULL,
	`banner_picture` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`country` text DEFAULT 'NOR' NOT NULL,
	`manager` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`manager`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_id_any_case` ON `organizations` (lower("id"));--> statement-breakpoint
CREATE INDEX `organizations_manager` ON `organizations` (`manager`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`team` text NOT NULL,
	`account` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`team`, `account`),
	FOREIGN KEY (`team`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `team_members_account` ON `team_members` (`account`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`club` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`profile_picture` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`club`) REFERENCES `clubs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_club_name` ON `teams` (`club`,`name`);--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament` text NOT NULL,
	`round` integer NOT NULL,
	`sequence` integer DEFAULT 1 NOT NULL,
	`white` text NOT NULL,
	`black` text NOT NULL,
	`start_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` integer,
	`reason` text,
	`moves` text DEFAULT '' NOT NULL,
	`plies` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`white`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_of_pairing` ON `games` (`tournament`,`round`,`white`,`black`,`sequence`);--> statement-breakpoint
CREATE INDEX `games_white` ON `games` (`white`,`start_at`);--> statement-breakpoint
CREATE INDEX `games_black` ON `games` (`black`,`start_at`);--> statement-breakpoint
CREATE TABLE `pairings` (
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
	PRIMARY KEY(`tournament`, `round`, `white`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`white`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pairings_black` ON `pairings` (`tournament`,`round`,`black`);--> statement-breakpoint
CREATE INDEX `pairings_white_account` ON `pairings` (`white`);--> statement-breakpoint
CREATE INDEX `pairings_black_account` ON `pairings` (`black`);--> statement-breakpoint
CREATE TABLE `participants` (
	`tournament` text NOT NULL,
	`account` text NOT NULL,
	`team` text,
	`seed` integer NOT NULL,
	`team_seed` integer,
	`title` text,
	`rating` integer,
	`federation` text NOT NULL,
	`joined_at` integer NOT NULL,
	`withdrawn_from` integer,
	`eliminated` integer DEFAULT false NOT NULL,
	`score` integer NOT NULL,
	`tb1` text,
	`tb2` text,
	`tb3` text,
	`tb4` text,
	`rank` integer NOT NULL,
	PRIMARY KEY(`tournament`, `account`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `participants_account` ON `participants` (`account`);--> statement-breakpoint
CREATE TABLE `rounds` (
	`tournament` text NOT NULL,
	`number` integer NOT NULL,
	`name` text NOT NULL,
	`start_at` integer,
	`paired_at` integer,
	PRIMARY KEY(`tournament`, `number`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tournament_files` (
	`tournament` text PRIMARY KEY NOT NULL,
	`trf` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tournament_outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament` text NOT NULL,
	`message` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tournament_outbox_tournament` ON `tournament_outbox` (`tournament`);--> statement-breakpoint
CREATE TABLE `tournament_teams` (
	`tournament` text NOT NULL,
	`team` text NOT NULL,
	`seed` integer NOT NULL,
	`member_count` integer,
	`eliminated` integer DEFAULT false NOT NULL,
	`match_score` integer NOT NULL,
	`game_score` integer NOT NULL,
	PRIMARY KEY(`tournament`, `team`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`variant` text DEFAULT 'Chess' NOT NULL,
	`organiser_type` text NOT NULL,
	`organiser` text NOT NULL,
	`league` text,
	`season` text,
	`category` text,
	`profile_picture` text DEFAULT '' NOT NULL,
	`banner_picture` text DEFAULT '' NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`first_pairing_at` integer NOT NULL,
	`interval_count` integer DEFAULT 1 NOT NULL,
	`interval_unit` text DEFAULT 'minutes' NOT NULL,
	`initial_minutes` integer DEFAULT 1 NOT NULL,
	`increment_seconds` integer DEFAULT 0 NOT NULL,
	`rounds` integer,
	`meetings` integer,
	`per_team` integer,
	`win_points` integer NOT NULL,
	`draw_points` integer NOT NULL,
	`loss_points` integer NOT NULL,
	`point_system` text,
	`tb1` integer,
	`tb2` integer,
	`tb3` integer,
	`tb4` integer,
	`online` integer DEFAULT false NOT NULL,
	`publicly_viewable` integer DEFAULT true NOT NULL,
	`self_joinable` integer DEFAULT false NOT NULL,
	`fide_rated` integer DEFAULT false NOT NULL,
	`show_only_top` integer,
	`show_only_usernames` integer DEFAULT false NOT NULL,
	`chat_enabled` integer DEFAULT true NOT NULL,
	`remove_inactive` integer DEFAULT false NOT NULL,
	`random_seeding` integer DEFAULT false NOT NULL,
	`pinned` integer DEFAULT false NOT NULL,
	`pinned_order` integer DEFAULT 0 NOT NULL,
	`initial_color` text DEFAULT 'white' NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`next_pairing_at` integer,
	`pairing_failed` integer DEFAULT false NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`league`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_id_any_case` ON `tournaments` (lower("id"));--> statement-breakpoint
CREATE INDEX `tournaments_first_pairing` ON `tournaments` (`first_pairing_at`);--> statement-breakpoint
CREATE INDEX `tournaments_organiser` ON `tournaments` (`organiser_type`,`organiser`);