/** How a tournament is built: from a template in a few steps, or with all settings on one page. */
export const BUILD_MODES = ['template', 'custom'] as const;

/** The steps of a template. */
export const TEMPLATE_STEPS = ['template', 'organiser', 'start', 'location'] as const;
export type BuildStep = 'league' | (typeof TEMPLATE_STEPS)[number];

/** Within a league, season and category come first. */
export const stepsOf = (inLeague: boolean): readonly BuildStep[] =>
  inLeague ? ['league', ...TEMPLATE_STEPS] : TEMPLATE_STEPS;

/** The place in the wizard; kept in the address, so that Back leads to the previous step. */
export type BuildSearch = { readonly mode: 'custom' } | { readonly mode?: never; readonly step?: BuildStep };

/** The address of a step; the first step needs no parameters. */
export const addressOfStep = (step: BuildStep, inLeague = false): BuildSearch =>
  step === stepsOf(inLeague)[0] ? {} : { step };
