import { GAMES_ASKED_AT_ONCE } from '../../domain/kernel/limits.ts';

/** Requests something from many games with limited concurrency; the answers keep the order of the games. */
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
