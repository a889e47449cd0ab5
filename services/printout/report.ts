import { eq } from 'drizzle-orm';
import type { TournamentState } from '../../db/read/tournament.ts';
import { tournamentFiles } from '../../db/schema/index.ts';
import { tiebreakOf } from '../../domain/tiebreaks/registry.ts';
import type { PlayerRecord, TrfDocument } from '../../domain/trf/document.ts';
import { makeReport } from '../../domain/trf/make-report.ts';
import { readTrf } from '../../domain/trf/read.ts';
import type { TrfOptions } from '../../domain/trf/report.ts';
import { writeTrf } from '../../domain/trf/write.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { toField } from '../tournament/field.ts';
import { tiebreaksOf } from '../tournament/refresh-standings.ts';
import type { Visibility } from '../tournament/visibility.ts';

/**
 * The tournament report file. To those who run it, a tournament that was imported gives its file back, with what has
 * happened since in the players' lines: whatever else stood in the file is still there. Everybody else gets what the
 * tournament's page shows, and nothing where that is not the whole table (checklist D-73, D-74).
 */
export async function reportFile(
  { db }: Deps,
  state: TournamentState,
  visible: Visibility,
  edition: TrfOptions['edition'],
): Promise<string> {
  if (!visible.wholeTable) throw new Refusal('forbidden');
  const made = makeReport(toReport(state, visible), { edition });
  if (!visible.host) return writeTrf(made);
  const file = await db.query.tournamentFiles.findFirst({
    where: eq(tournamentFiles.tournament, state.tournament.id),
  });
  const read = file === undefined ? undefined : readTrf(file.trf);
  return writeTrf(read?.ok ? brought(read.value.document, made) : made);
}

function toReport(state: TournamentState, visible: Visibility): Parameters<typeof makeReport>[0] {
  const { tournament, participants } = state;
  const { field } = toField(state);
  return {
    name: tournament.name,
    start: tournament.startDate,
    end: tournament.endDate,
    kind: tournament.kind,
    meetings: tournament.meetings ?? 1,
    roundDates: state.rounds.flatMap(({ startAt }) =>
      startAt === null ? [] : [new Date(startAt).toISOString().slice(0, 10)],
    ),
    initialColor: tournament.initialColor,
    program: 'Rokade',
    tiebreaks: tiebreaksOf(state).map((id) => tiebreakOf(id).fide),
    timeControl: {
      words: `${tournament.initialMinutes} minutes + ${tournament.incrementSeconds} seconds per move`,
      code: `${tournament.initialMinutes * 60}+${tournament.incrementSeconds}`,
    },
    field,
    players: participants.map((row) => ({
      number: row.seed,
      name: visible.names ? [row.lastName, row.firstName].filter(Boolean).join(', ') : row.account,
      sex: row.sex === 'F' ? 'w' : 'm',
      federation: row.federation,
      rank: row.rank,
      ...(row.title === null ? {} : { title: row.title }),
      ...(row.fideNumber === null || !visible.names ? {} : { fideId: String(row.fideNumber) }),
      ...(row.birthDate === null || !visible.host ? {} : { birth: row.birthDate }),
    })),
  };
}

/** The file with its players' rounds, points and ranks as they are now. */
function brought(file: TrfDocument, now: TrfDocument): TrfDocument {
  const players = now.lines.flatMap(({ record }) => (record.kind === 'player' ? [record] : []));
  const inFile = file.lines.flatMap(({ record }) => (record.kind === 'player' ? [record] : []));
  const order = [...inFile].sort((a, b) => a.number - b.number);
  const fresh = new Map(order.map((player, index) => [player.number, renumbered(players[index], order)]));
  const changed = order.some((player) => {
    const current = fresh.get(player.number);
    return current !== undefined && !sameRounds(player, current);
  });
  if (!changed) return file;
  return {
    lines: file.lines.map((line) => {
      const current = line.record.kind === 'player' ? fresh.get(line.record.number) : undefined;
      if (line.record.kind !== 'player' || current === undefined) return line;
      return {
        ...line,
        record: { ...line.record, points: current.points, rank: current.rank, rounds: current.rounds },
      };
    }),
  };
}

/** The numbers of the file where the tournament counts its players from 1 without gaps. */
function renumbered(player: PlayerRecord | undefined, order: readonly PlayerRecord[]): PlayerRecord | undefined {
  if (player === undefined) return undefined;
  return {
    ...player,
    rounds: player.rounds.map((round) =>
      round === null || round.opponent === null
        ? round
        : { ...round, opponent: order[round.opponent - 1]?.number ?? round.opponent },
    ),
  };
}

/** A round that the file leaves blank says the same as a bye that is booked elsewhere in it. */
function sameRounds(old: PlayerRecord, now: PlayerRecord): boolean {
  return now.rounds.every((round, index) => {
    const before = old.rounds[index] ?? null;
    if (before === null || round === null) return round?.opponent === undefined || round?.opponent === null;
    if (before.opponent === null) return round.opponent === null;
    return before.opponent === round.opponent && before.result === round.result;
  });
}
