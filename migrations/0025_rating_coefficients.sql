ALTER TABLE `fide_players` ADD `rapid_k` integer;--> statement-breakpoint
ALTER TABLE `fide_players` ADD `blitz_k` integer;