ALTER TABLE `tournaments` ADD `participant_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `round_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `current_round` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `current_start_at` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `current_done` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `open_games` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `tournaments_open` ON `tournaments` (`first_pairing_at`) WHERE "tournaments"."publicly_viewable" = 1 and "tournaments"."finished_at" is null;--> statement-breakpoint
CREATE INDEX `tournaments_pinned` ON `tournaments` (`pinned_order`) WHERE "tournaments"."pinned" = 1;--> statement-breakpoint
CREATE INDEX `tournaments_public` ON `tournaments` (`start_date`,`name`) WHERE "tournaments"."publicly_viewable" = 1;--> statement-breakpoint
UPDATE `tournaments` SET
  `participant_count` = (SELECT count(*) FROM `participants` p WHERE p.`tournament` = `tournaments`.`id`),
  `round_count` = (SELECT count(*) FROM `rounds` r WHERE r.`tournament` = `tournaments`.`id`),
  `open_games` = (
    SELECT json_group_array(json_object('startAt', g.`start_at`, 'count', g.`count`)) FROM (
      SELECT `start_at`, count(*) AS `count` FROM `games`
      WHERE `games`.`tournament` = `tournaments`.`id` AND `finished_at` IS NULL GROUP BY `start_at` ORDER BY `start_at`
    ) g
  ),
  `current_done` = NOT EXISTS (
    SELECT 1 FROM `pairings` p WHERE p.`tournament` = `tournaments`.`id`
    AND p.`black` IS NOT NULL AND p.`result` IS NULL AND p.`postponed` IS NULL
  ) AND NOT EXISTS (
    SELECT 1 FROM `matches` m WHERE m.`tournament` = `tournaments`.`id`
    AND m.`black` IS NOT NULL AND m.`line_ups_open` = 1 AND m.`forfeited` IS NULL
  ),
  `current_round` = coalesce(
    (SELECT min(`round`) FROM (
      SELECT p.`round` FROM `pairings` p WHERE p.`tournament` = `tournaments`.`id`
      AND p.`black` IS NOT NULL AND p.`result` IS NULL AND p.`postponed` IS NULL
      UNION ALL
      SELECT m.`round` FROM `matches` m WHERE m.`tournament` = `tournaments`.`id`
      AND m.`black` IS NOT NULL AND m.`line_ups_open` = 1 AND m.`forfeited` IS NULL
    )),
    (SELECT max(r.`number`) FROM `rounds` r WHERE r.`tournament` = `tournaments`.`id` AND r.`paired_at` IS NOT NULL),
    0
  );--> statement-breakpoint
UPDATE `tournaments` SET
  `current_done` = `current_done` AND (
    EXISTS (SELECT 1 FROM `pairings` p WHERE p.`tournament` = `tournaments`.`id` AND p.`round` = `current_round`)
    OR EXISTS (SELECT 1 FROM `matches` m WHERE m.`tournament` = `tournaments`.`id` AND m.`round` = `current_round`)
  ),
  `current_start_at` = (
    SELECT r.`start_at` FROM `rounds` r WHERE r.`tournament` = `tournaments`.`id` AND r.`number` = `current_round`
    AND NOT EXISTS (
      SELECT 1 FROM `pairings` p WHERE p.`tournament` = `tournaments`.`id` AND p.`round` = r.`number`
      AND p.`black` IS NOT NULL AND p.`result` IS NOT NULL
    )
  );
