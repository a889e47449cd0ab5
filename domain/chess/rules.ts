import type { VariantRules } from './variant-rules.ts';
import { antichess } from './variants/antichess.ts';
import { chess } from './variants/chess.ts';
import { pawnVsPawn } from './variants/pawn-vs-pawn.ts';

/** In the order of their wire codes. */
export const VARIANTS = ['Chess', 'Antichess', 'PawnVsPawn'] as const;
export type Variant = (typeof VARIANTS)[number];

const RULES: Readonly<Record<Variant, VariantRules>> = { Chess: chess, Antichess: antichess, PawnVsPawn: pawnVsPawn };

export const rulesOf = (variant: Variant): VariantRules => RULES[variant];
