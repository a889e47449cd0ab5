CREATE TABLE `entry_bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`entry` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer NOT NULL,
	`method` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `entry_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`party` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `entry_links_party` ON `entry_links` (`event`,`party`);--> statement-breakpoint
CREATE TABLE `entry_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`entry` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`address` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`event`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `entry_mails_due` ON `entry_mails` (`outcome`,`at`);--> statement-breakpoint
CREATE INDEX `entry_mails_address` ON `entry_mails` (`address`,`at`);--> statement-breakpoint
CREATE INDEX `entry_mails_entry` ON `entry_mails` (`entry`);--> statement-breakpoint
CREATE TABLE `event_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`party` text NOT NULL,
	`group_code` text NOT NULL,
	`state` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`confirmed_at` integer,
	`queued_at` integer,
	`player` text NOT NULL,
	`contact` text NOT NULL,
	`guardian` text,
	`public_name` text NOT NULL,
	`requested_byes` text NOT NULL,
	`remarks` text NOT NULL,
	`account` text,
	`address` text,
	`code` text NOT NULL,
	`ledger` text NOT NULL,
	`is_reserved` integer NOT NULL,
	`is_approved` integer NOT NULL,
	`is_over_limit` integer NOT NULL,
	`not_same_as` text NOT NULL,
	`reason` text NOT NULL,
	`version` integer NOT NULL,
	`synced_group` text,
	`synced_version` integer,
	FOREIGN KEY (`event`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_entries_code` ON `event_entries` (`event`,`code`);--> statement-breakpoint
CREATE INDEX `event_entries_event` ON `event_entries` (`event`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `event_entries_account` ON `event_entries` (`account`);--> statement-breakpoint
CREATE INDEX `event_entries_address` ON `event_entries` (`address`);--> statement-breakpoint
CREATE TABLE `event_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event` text NOT NULL,
	`revision` integer NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`facts` text NOT NULL,
	FOREIGN KEY (`event`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_log_event` ON `event_log` (`event`,`revision`);--> statement-breakpoint
CREATE TABLE `event_tournaments` (
	`tournament` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`group_code` text NOT NULL,
	FOREIGN KEY (`tournament`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `event_tournaments_event` ON `event_tournaments` (`event`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`organiser_type` text NOT NULL,
	`organiser` text NOT NULL,
	`name` text NOT NULL,
	`search_key` text NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`settings` text NOT NULL,
	`groups` text NOT NULL,
	`cancelled` text,
	`done` text NOT NULL,
	`form_secret` text NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id_any_case` ON `events` (lower("id"));--> statement-breakpoint
CREATE INDEX `events_host` ON `events` (`organiser_type`,`organiser`);--> statement-breakpoint
CREATE INDEX `events_last_day` ON `events` (`last_day`);--> statement-breakpoint
CREATE TABLE `receipts` (
	`organiser_type` text NOT NULL,
	`organiser` text NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`event` text NOT NULL,
	`entry` text NOT NULL,
	`ledger_row` integer NOT NULL,
	`issued_at` integer NOT NULL,
	PRIMARY KEY(`organiser_type`, `organiser`, `year`, `number`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_row` ON `receipts` (`entry`,`ledger_row`);--> statement-breakpoint
CREATE TABLE `payment_connections` (
	`id` text PRIMARY KEY NOT NULL,
	`host_type` text NOT NULL,
	`host` text NOT NULL,
	`provider` text NOT NULL,
	`mode` text NOT NULL,
	`secrets` text NOT NULL,
	`last_four` text NOT NULL,
	`webhook` text,
	`capture` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_connections_host` ON `payment_connections` (`host_type`,`host`,`provider`);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`connection` text NOT NULL,
	`event` text NOT NULL,
	`received_at` integer NOT NULL,
	PRIMARY KEY(`connection`, `event`)
);
--> statement-breakpoint
CREATE INDEX `provider_events_received` ON `provider_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `provider_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`connection` text NOT NULL,
	`charge` text NOT NULL,
	`attempt` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`reference` text,
	`transfer` text,
	`state` text NOT NULL,
	`refunded` integer NOT NULL,
	`revision` integer NOT NULL,
	`checkout_url` text,
	`asked_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_payments_attempt` ON `provider_payments` (`charge`,`attempt`);--> statement-breakpoint
CREATE INDEX `provider_payments_reference` ON `provider_payments` (`connection`,`reference`);--> statement-breakpoint
CREATE INDEX `provider_payments_transfer` ON `provider_payments` (`connection`,`transfer`);--> statement-breakpoint
CREATE INDEX `provider_payments_due` ON `provider_payments` (`state`,`asked_at`);