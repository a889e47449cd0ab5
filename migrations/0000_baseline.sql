CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`password_hash` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text,
	`fide_number` integer,
	`national_id` text,
	`title` text,
	`fide_rating` integer,
	`federation` text DEFAULT 'NOR' NOT NULL,
	`birth_date` text,
	`sex` text,
	`region` text,
	`level` integer DEFAULT 0 NOT NULL,
	`ghost` integer DEFAULT false NOT NULL,
	`lichess_username` text,
	`profile_picture` text,
	`home_club` text,
	`show_help_text` integer DEFAULT true NOT NULL,
	`show_real_name` integer DEFAULT false NOT NULL,
	`password_is_given` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_id_any_case` ON `accounts` (lower("id"));--> statement-breakpoint
CREATE INDEX `accounts_fide_number` ON `accounts` (`fide_number`);--> statement-breakpoint
CREATE INDEX `accounts_email_any_case` ON `accounts` (lower("email"));--> statement-breakpoint
CREATE TABLE `calendar_addresses` (
	`account` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_addresses_token_hash_unique` ON `calendar_addresses` (`token_hash`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`sender` text,
	`content` text NOT NULL,
	`sent_at` integer NOT NULL,
	`read` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `messages_account` ON `messages` (`account`,`read`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge_hash` text PRIMARY KEY NOT NULL,
	`account` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_account` ON `passkeys` (`account`);--> statement-breakpoint
CREATE TABLE `roles` (
	`account` text NOT NULL,
	`scope` text NOT NULL,
	`entity` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`account`, `scope`, `entity`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `roles_entity` ON `roles` (`scope`,`entity`);--> statement-breakpoint
CREATE TABLE `push_devices` (
	`session` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session`) REFERENCES `sessions`(`token_hash`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_account` ON `push_devices` (`account`);--> statement-breakpoint
CREATE TABLE `push_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`session` text NOT NULL,
	`tournament` text NOT NULL,
	`content` text NOT NULL,
	`valid_until` integer NOT NULL,
	FOREIGN KEY (`session`) REFERENCES `push_devices`(`session`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_notices_tournament` ON `push_notices` (`tournament`);--> statement-breakpoint
CREATE INDEX `push_notices_session` ON `push_notices` (`session`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`bound_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_account` ON `recovery_codes` (`account`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_account` ON `sessions` (`account`);--> statement-breakpoint
CREATE TABLE `spent_names` (
	`name_hash` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
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
	`rapid_k` integer,
	`blitz_k` integer,
	`birth_year` integer,
	`inactive` integer DEFAULT false NOT NULL,
	`month` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `fide_players_search_key` ON `fide_players` (`search_key`);--> statement-breakpoint
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
	`closed_categories` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`league`, `id`),
	FOREIGN KEY (`league`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seasons_old_season` ON `seasons` (`league`,`old_season`);--> statement-breakpoint
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
	`social_links` text DEFAULT '[]' NOT NULL,
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
CREATE UNIQUE INDEX `teams_club_name` ON `teams` (`club`,`name`) WHERE substr("teams"."id", 1, 6) <> 'guest-';--> statement-breakpoint
CREATE TABLE `national_lists` (
	`federation` text PRIMARY KEY NOT NULL,
	`month` integer NOT NULL,
	`import` text NOT NULL,
	`players` integer NOT NULL,
	`imported_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `national_players` (
	`import` text NOT NULL,
	`id` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`club` text,
	`fide_number` integer,
	`standard` integer,
	`rapid` integer,
	`blitz` integer,
	PRIMARY KEY(`import`, `id`)
);
--> statement-breakpoint
CREATE INDEX `national_players_fide_number` ON `national_players` (`fide_number`);--> statement-breakpoint
CREATE TABLE `parked_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sender` text NOT NULL,
	`sender_id` text NOT NULL,
	`message` text NOT NULL,
	`tournament` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`tries` integer NOT NULL,
	`first_tried_at` integer NOT NULL,
	`parked_at` integer NOT NULL,
	`fault` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parked_messages_sender` ON `parked_messages` (`sender_id`,`message`);--> statement-breakpoint
CREATE INDEX `parked_messages_tournament` ON `parked_messages` (`tournament`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`hash` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`bytes` blob,
	`account` text,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `pictures_account` ON `pictures` (`account`);--> statement-breakpoint
CREATE INDEX `pictures_uploaded` ON `pictures` (`uploaded_at`);--> statement-breakpoint
CREATE TABLE `templates` (
	`id` text PRIMARY KEY NOT NULL,
	`organiser_type` text NOT NULL,
	`organiser` text NOT NULL,
	`name` text NOT NULL,
	`settings` text NOT NULL,
	`parts` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `templates_name` ON `templates` (`organiser_type`,`organiser`,`name`);--> statement-breakpoint
CREATE TABLE `tournament_log` (
	`tournament` text NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`facts` text NOT NULL,
	PRIMARY KEY(`tournament`, `revision`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `arbiter_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	`round` integer NOT NULL,
	`match` integer,
	`board` integer NOT NULL,
	`game` text,
	`words` text NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`answer` text,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `arbiter_calls_tournament` ON `arbiter_calls` (`tournament`,`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `arbiter_calls_open` ON `arbiter_calls` (`tournament`,`by`) WHERE "arbiter_calls"."answered_at" is null;--> statement-breakpoint
CREATE TABLE `forbidden_pairs` (
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
	`clocks` text,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`white`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_of_pairing` ON `games` (`tournament`,`round`,`white`,`black`,`sequence`);--> statement-breakpoint
CREATE INDEX `games_white` ON `games` (`white`,`start_at`);--> statement-breakpoint
CREATE INDEX `games_black` ON `games` (`black`,`start_at`);--> statement-breakpoint
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
	`day` text,
	`through` text,
	PRIMARY KEY(`tournament`, `round`, `white`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`white`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `pairings` (
	`tournament` text NOT NULL,
	`round` integer NOT NULL,
	`match` integer,
	`board` integer NOT NULL,
	`white` text NOT NULL,
	`black` text,
	`bye` text,
	`result` text,
	`white_report` text,
	`black_report` text,
	`unrated` integer DEFAULT false NOT NULL,
	`online` integer DEFAULT false NOT NULL,
	`overridden` integer DEFAULT false NOT NULL,
	`match_games` text,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`white`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`black`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pairings_sides` ON `pairings` (`tournament`,`round`,`white`,`black`);--> statement-breakpoint
CREATE UNIQUE INDEX `pairings_bye` ON `pairings` (`tournament`,`round`,`white`) WHERE "pairings"."black" is null;--> statement-breakpoint
CREATE INDEX `pairings_white_account` ON `pairings` (`white`);--> statement-breakpoint
CREATE INDEX `pairings_black_account` ON `pairings` (`black`);--> statement-breakpoint
CREATE TABLE `participants` (
	`tournament` text NOT NULL,
	`account` text NOT NULL,
	`team` text,
	`seed` integer NOT NULL,
	`team_seed` integer,
	`file_number` integer,
	`virtual_points` text,
	`decisions` text DEFAULT '[]' NOT NULL,
	`earlier_seeds` text DEFAULT '[]' NOT NULL,
	`title` text,
	`rating` integer,
	`federation` text NOT NULL,
	`club` text,
	`joined_at` integer NOT NULL,
	`withdrawn_from` integer,
	`self_withdrawn` integer DEFAULT false NOT NULL,
	`eliminated` integer DEFAULT false NOT NULL,
	`attendance` text,
	`manual_categories` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`tournament`, `account`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `participants_account` ON `participants` (`account`);--> statement-breakpoint
CREATE TABLE `rounds` (
	`tournament` text NOT NULL,
	`number` integer NOT NULL,
	`name` text,
	`start_at` integer,
	`paired_at` integer,
	PRIMARY KEY(`tournament`, `number`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `season_results` (
	`tournament` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`rules` integer NOT NULL,
	`entries` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tournament_files` (
	`tournament` text PRIMARY KEY NOT NULL,
	`trf` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `tournament_origins` (
	`tournament` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`keys` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tournament_origins_origin` ON `tournament_origins` (`origin`);--> statement-breakpoint
CREATE TABLE `tournament_outbox` (
	`id` text PRIMARY KEY NOT NULL,
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
	`withdrawn_from` integer,
	`eliminated` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`tournament`, `team`),
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`search_key` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`format` text NOT NULL,
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
	`time_zone` text DEFAULT 'Europe/Oslo' NOT NULL,
	`interval_count` integer DEFAULT 1 NOT NULL,
	`interval_unit` text DEFAULT 'minutes' NOT NULL,
	`initial_minutes` integer DEFAULT 1 NOT NULL,
	`increment_seconds` integer DEFAULT 0 NOT NULL,
	`stages` text,
	`official_data` text DEFAULT '{"venue":"","address":"","city":"","mapLink":"","federation":null,"contact":"","website":"","registeredName":"","eventCode":"","organiser":null,"chiefArbiter":null,"deputyArbiters":[],"arbiters":[]}' NOT NULL,
	`time_control_known` integer DEFAULT true NOT NULL,
	`rounds` integer,
	`meetings` integer,
	`reverse_last_rounds` integer DEFAULT true NOT NULL,
	`starting_order` text DEFAULT 'rating' NOT NULL,
	`per_team` integer,
	`bye_result` text,
	`home_and_away` integer DEFAULT false NOT NULL,
	`captains_report` integer DEFAULT false NOT NULL,
	`players_report` integer DEFAULT false NOT NULL,
	`requestable_byes` integer DEFAULT 0 NOT NULL,
	`line_up_minutes` integer DEFAULT 5 NOT NULL,
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
	`seeding_list` text DEFAULT '{"source":"fide","kinds":null,"month":null}' NOT NULL,
	`show_only_top` integer,
	`show_only_usernames` integer DEFAULT false NOT NULL,
	`show_clubs` integer DEFAULT true NOT NULL,
	`chat_enabled` integer DEFAULT true NOT NULL,
	`remove_inactive` integer DEFAULT false NOT NULL,
	`random_seeding` integer DEFAULT false NOT NULL,
	`pinned` integer DEFAULT false NOT NULL,
	`pinned_order` integer DEFAULT 0 NOT NULL,
	`initial_color` text DEFAULT 'white' NOT NULL,
	`initial_color_known` integer DEFAULT false NOT NULL,
	`acceleration` text DEFAULT 'none' NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`prizes` text DEFAULT '{"currency":"NOK","split":"none","several":false,"prizes":[]}' NOT NULL,
	`draft` text,
	`started_at` integer,
	`finished_at` integer,
	`winners` text,
	`next_pairing_at` integer,
	`pairing_failed` integer DEFAULT false NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`league`) REFERENCES `leagues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tournaments_id_any_case` ON `tournaments` (lower("id"));--> statement-breakpoint
CREATE INDEX `tournaments_first_pairing` ON `tournaments` (`first_pairing_at`);--> statement-breakpoint
CREATE INDEX `tournaments_organiser` ON `tournaments` (`organiser_type`,`organiser`);--> statement-breakpoint
CREATE INDEX `tournaments_league` ON `tournaments` (`league`,`season`);--> statement-breakpoint
CREATE INDEX `tournaments_finished` ON `tournaments` (case when unixepoch("end_date") < "finished_at" / 1000 then unixepoch("end_date") else "finished_at" / 1000 end,`finished_at`) WHERE "tournaments"."finished_at" is not null;