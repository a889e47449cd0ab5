/** How a tournament is built: from a template, or setting by setting. */
export const BUILD_MODES = ['template', 'custom'] as const;
export type BuildMode = (typeof BUILD_MODES)[number];

/** The steps of each mode. The format has two: what is played, and what counts. */
export const BUILD_STEPS = {
  template: ['template', 'organiser', 'start', 'location', 'review'],
  custom: ['about', 'organiser', 'location', 'start', 'format', 'scoring', 'time', 'privacy', 'advanced', 'review'],
} as const satisfies Readonly<Record<BuildMode, readonly string[]>>;
export type BuildStep = 'league' | (typeof BUILD_STEPS)[BuildMode][number];

/** Within a league, season and category come first. */
export const stepsOf = (mode: BuildMode, inLeague: boolean): readonly BuildStep[] =>
  inLeague ? ['league', ...BUILD_STEPS[mode]] : BUILD_STEPS[mode];

/** The current step of the wizard; kept in the address, so that Back leads to the previous step. */
export interface BuildSearch {
  readonly mode?: 'custom';
  readonly step?: BuildStep;
}

/** The address of a step; first steps need no parameters. */
export const placeOf = (mode: BuildMode, step: BuildStep, inLeague = false): BuildSearch => ({
  ...(mode === 'custom' && { mode }),
  ...(step !== stepsOf(mode, inLeague)[0] && { step }),
});
