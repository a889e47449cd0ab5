import { GAMES_ASKED_AT_ONCE } from '../../domain/limits.ts';

/** Asks each of many games, so many at a time; the answers in the order of the games. */
export async function askEach<Game, Answer>(
  games: readonly Game[],
  ask: (game: Game) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < games.length; at += GAMES_ASKED_AT_ONCE) {
    answers.push(...(await Promise.all(games.slice(at, at + GAMES_ASKED_AT_ONCE).map(ask))));
  }
  return answers;
}
