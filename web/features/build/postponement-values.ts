import {
  type ChosenPostponement,
  type PostponementPlan,
  type PostponeUntil,
  postponementPlanOf,
  USUAL_POSTPONEMENT,
} from '../../../domain/tournament/value/postponement-plan.ts';
import { needed, optional, type TypedNumber } from '../../forms/numbers.ts';

const NUMBERS = ['notice', 'maxOpenGames', 'noPostponeLast', 'maxPostponements'] as const;
export type PostponementNumber = (typeof NUMBERS)[number];

/** A plan as typed, with both kinds of deadline. */
export interface TypedPostponement
  extends Omit<PostponementPlan, PostponementNumber | 'until'>,
    Readonly<Record<PostponementNumber, TypedNumber>> {
  readonly until: { readonly kind: PostponeUntil['kind']; readonly rounds: TypedNumber; readonly date: string };
}

export function typedPostponement(postponement: ChosenPostponement): TypedPostponement {
  const { maxPostponements, until, ...plan } = postponementPlanOf({ postponement });
  return {
    ...plan,
    maxPostponements: maxPostponements ?? '',
    until: { rounds: USUAL_ROUNDS, date: '', ...until },
  };
}

const USUAL_ROUNDS = USUAL_POSTPONEMENT.until.kind === 'rounds' ? USUAL_POSTPONEMENT.until.rounds : 1;

export const sentPostponement = ({ until: { kind, rounds, date }, ...typed }: TypedPostponement): PostponementPlan => ({
  ...typed,
  notice: needed(typed.notice),
  maxOpenGames: needed(typed.maxOpenGames),
  noPostponeLast: needed(typed.noPostponeLast),
  maxPostponements: optional(typed.maxPostponements),
  until: kind === 'date' ? { kind, date } : { kind, rounds: needed(rounds) },
});
