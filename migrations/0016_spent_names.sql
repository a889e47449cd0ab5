CREATE TABLE `spent_names` (
	`name_hash` text PRIMARY KEY NOT NULL
);
