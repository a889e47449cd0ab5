ALTER TABLE `participants` ADD `attendance_record` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `attendance` text;