import { CallRefused, type Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';

/** From White's side. */
const RESULTS = [-1, 0, 1] as const;

/** An over-the-board tournament: rounds are paired and results entered as fast as they are acknowledged. */
export class Venue {
  readonly #host: Session;
  readonly #id: string;
  /** Acknowledged results by `round white black`. */
  readonly #results = new Map<string, number>();
  #acknowledgedRounds = 0;

  constructor(host: Session, id: string) {
    this.#host = host;
    this.#id = id;
  }

  get acknowledged(): number {
    return this.#results.size + this.#acknowledgedRounds;
  }

  /** Runs until the server is gone or the tournament is finished. */
  async run(random: () => number): Promise<void> {
    for (;;) {
      const page = await this.#host.page(this.#id);
      if (page.tournament.finished) return;
      const open = page.pairings.filter(({ black, outcome }) => black !== 'bye' && outcome === null);
      for (const { round, white, black } of open) {
        const result = RESULTS[Math.floor(random() * 3)] ?? 0;
        await this.#host.ask(calls.setResult, { id: this.#id, round, white, black, result });
        this.#results.set(`${round} ${white} ${black}`, result);
      }
      const paired = new Set(page.pairings.map(({ round }) => round)).size;
      if (paired === page.tournament.rounds) return;
      await this.#host.ask(calls.pairNextRound, { id: this.#id, button: 'pairings' });
      this.#acknowledgedRounds = paired + 1;
    }
  }

  async faults(): Promise<string[]> {
    const { pairings, participants } = await this.#host.page(this.#id);
    const found: string[] = [];
    const rounds = Math.max(0, ...pairings.map(({ round }) => round));
    if (rounds < this.#acknowledgedRounds) found.push(`round ${this.#acknowledgedRounds} is lost`);
    for (let round = 1; round <= rounds; round += 1) {
      const seated = pairings
        .filter((one) => one.round === round)
        .flatMap(({ white, black }) => [white, black])
        .filter((side) => side !== 'bye');
      if (new Set(seated).size !== seated.length) found.push(`somebody is paired twice in round ${round}`);
      if (seated.length !== participants.length)
        found.push(`round ${round} has ${seated.length} of ${participants.length}`);
    }
    const met = pairings.map(({ white, black }) => [white, black].sort().join(' '));
    if (new Set(met).size !== met.length) found.push('two have met twice');
    for (const [key, wanted] of this.#results) {
      const [round, white, black] = key.split(' ');
      const row = pairings.find((one) => one.round === Number(round) && one.white === white && one.black === black);
      if (row?.outcome !== wanted) found.push(`the result of ${key} was ${wanted} and is ${row?.outcome}`);
    }
    const points = participants.reduce((sum, { score }) => sum + (score ?? 0), 0);
    const played = pairings.filter(({ outcome, black }) => outcome !== null || black === 'bye').length;
    if (points !== played) found.push(`${played} results, but ${points} points`);
    return found;
  }
}

/** Whether a call failed because the server was gone, not because it refused the call. */
export const isGone = (error: unknown): boolean => !(error instanceof CallRefused);
