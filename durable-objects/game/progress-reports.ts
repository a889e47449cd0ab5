import type { GameEvent } from '../../domain/game/commands.ts';
import type { Step } from '../../domain/game/step.ts';
import { viewOf } from '../../domain/game/view.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { type Millis, SECOND } from '../../domain/kernel/time.ts';
import { Throttle } from '../limits/throttle.ts';
import { tournamentStub } from '../stubs.ts';
import { type GameProgressReport, progressReport } from './game-report.ts';

/** Shortest interval of progress reports to the tournament; the game's own clients get every move at once. */
const PROGRESS_EVERY_MS = SECOND / 2;

/** Live positions for the tournament. Best effort: the next move reports again, and the end uses the outbox. */
export class ProgressReports {
  readonly #env: Env;
  readonly #waitUntil: (work: Promise<unknown>) => void;
  readonly #tournament: () => TournamentId | null;
  readonly #throttle: Throttle<GameProgressReport>;
  /** False once the tournament has declined progress reports. */
  #isFollowed = true;
  /** Number of position requests; responses to older reports are ignored. */
  #followRequests = 0;

  constructor(env: Env, ctx: Pick<DurableObjectState, 'waitUntil'>, tournament: () => TournamentId | null) {
    this.#env = env;
    this.#waitUntil = (work) => ctx.waitUntil(work);
    this.#tournament = tournament;
    this.#throttle = new Throttle<GameProgressReport>({
      everyMs: PROGRESS_EVERY_MS,
      send: (report) => this.#send(report),
      later: (then, ms) => this.#waitUntil(scheduler.wait(ms).then(then)),
    });
  }

  /** From now on every change is reported again. */
  follow(): void {
    this.#followRequests += 1;
    this.#isFollowed = true;
  }

  /** The final report contains the last position. */
  after({ game, events }: Step, now: Millis): void {
    if (events.some(({ kind }) => kind === 'ended')) this.#throttle.forget();
    else if (this.#isFollowed && events.some(isProgress)) this.#throttle.tell(progressReport(viewOf(game, now)), now);
  }

  #send(report: GameProgressReport): void {
    const tournament = this.#tournament();
    if (tournament === null) return;
    const requests = this.#followRequests;
    const sent = tournamentStub(this.#env, tournament).gameProgress(report);
    const acknowledged = sent.then((isFollowed) => {
      if (requests === this.#followRequests) this.#isFollowed = isFollowed;
    });
    this.#waitUntil(acknowledged.catch(() => undefined));
  }
}

const PROGRESS = ['started', 'moved', 'clockAdjusted', 'clockHeld'] as const satisfies readonly GameEvent['kind'][];

const isProgress = ({ kind }: GameEvent): boolean => PROGRESS.some((one) => one === kind);
