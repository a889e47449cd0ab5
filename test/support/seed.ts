import fc from 'fast-check';

/** Properties try the same cases whenever SEED is the same, so that a verdict can be had again. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
