ALTER TABLE `participants` DROP COLUMN `score`;--> statement-breakpoint
ALTER TABLE `participants` DROP COLUMN `tb1`;--> statement-breakpoint
ALTER TABLE `participants` DROP COLUMN `tb2`;--> statement-breakpoint
ALTER TABLE `participants` DROP COLUMN `tb3`;--> statement-breakpoint
ALTER TABLE `participants` DROP COLUMN `tb4`;--> statement-breakpoint
ALTER TABLE `participants` DROP COLUMN `rank`;