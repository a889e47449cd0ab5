import { rankPlayers, rankTeams, type TiebreakSettings } from '../domain/checker/rank.ts';
import { valueText } from '../domain/checker/value-text.ts';
import { formatTiebreak } from '../domain/tiebreaks/format.ts';
import type { Standings } from '../domain/tournament/standings/standings.ts';
import { teamsOf } from '../domain/trf/convert/team-rounds.ts';
import { startingList } from '../domain/trf/convert/to-field.ts';
import type { TrfFile } from '../domain/trf/convert/to-tournament.ts';
import { type TrfDocument, textOf } from '../domain/trf/document.ts';
import type { NamedTiebreak } from '../domain/trf/tiebreaks.ts';
import { type Command, type ExitStatus, forEachFile, numberOption, print, printError, printJson } from './command.ts';
import { refusalText } from './messages.ts';
import { table } from './table.ts';
import { teamRowsAsJson, teamTable } from './team-standings.ts';
import { explainPlayer, explainTeam, partsTables } from './tiebreak-parts.ts';
import { readTiebreakSettings } from './tiebreak-settings.ts';
import { loadTrf } from './trf-file.ts';

export const standings: Command = {
  help: `
Usage: rokade standings [OPTIONS] FILE...

Ranks the players, or the teams, by score and tie-breaks (FIDE C.07 of 1 March 2026; events that began earlier by the rules of 2024).
A file with the comment "### Configuration: best 6 of 8 rounds count" is ranked by its best rounds (Pts) before all of them (All).

  --tiebreaks CODES  comma list such as BHC1,BH,SB,DE; by default the file's own (202 or 212),
                     else BHC1,BH,SB for a Swiss and DE,SB,WIN for a round robin; of teams GPTS,BH:MP,EMGSB
                     and GPTS,EDE,EGGSB
  --rounds N         standings after round N
  --unrated-as N     count unrated players as N in rating tie-breaks
  --player N         explain the tie-breaks of player N round by round instead
  --team N           the same for team N of a team tournament
  --json             one line of JSON per file
`,
  options: {
    tiebreaks: { type: 'string' },
    rounds: { type: 'string' },
    'unrated-as': { type: 'string' },
    player: { type: 'string' },
    team: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async ({ files, options }) => {
    const settings = {
      ...readTiebreakSettings(options),
      player: numberOption(options, 'player', 1),
      team: numberOption(options, 'team', 1),
      json: options.json === true,
    };
    return forEachFile(files, (file) => rankFile(file, settings));
  },
};

interface Settings extends TiebreakSettings {
  readonly player: number | undefined;
  readonly team: number | undefined;
  readonly json: boolean;
}

async function rankFile(file: string, settings: Settings): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (settings.json) printJson({ file, rows: null, ...failure });
    return 2;
  }
  const { document, tournament } = loaded;
  if (settings.player !== undefined) return explainPlayerIn(file, loaded, settings.player, settings);
  if (settings.team !== undefined) return explainTeamIn(file, loaded, settings.team, settings);
  if (tournament.isTeam) {
    const ranked = rankTeams(loaded, settings);
    if (settings.json) printJson({ file, rows: teamRowsAsJson(ranked), error: null });
    else print(teamTable(document, ranked));
    return 0;
  }
  const { standings: ranked, tiebreaks } = rankPlayers(loaded, settings);
  if (settings.json) printJson({ file, rows: jsonRows(ranked, tiebreaks), error: null });
  else print(standingsTable(document, ranked, tiebreaks));
  return 0;
}

function explainPlayerIn(file: string, loaded: TrfFile, player: number, settings: Settings): ExitStatus {
  if (!loaded.tournament.players.some(({ number }) => number === player)) {
    return refuseFile(file, 'playerNotThere', settings);
  }
  const explanations = explainPlayer(loaded, settings, player);
  if (settings.json) printJson({ file, player, explanations, error: null });
  else print(partsTables(player, explanations));
  return 0;
}

function explainTeamIn(file: string, loaded: TrfFile, team: number, settings: Settings): ExitStatus {
  if (!teamsOf(loaded.document).some(({ number }) => number === team))
    return refuseFile(file, 'teamNotThere', settings);
  const explanations = explainTeam(loaded, settings, team);
  if (settings.json) printJson({ file, team, explanations, error: null });
  else print(partsTables(team, explanations));
  return 0;
}

function refuseFile(file: string, error: 'playerNotThere' | 'teamNotThere', { json }: Settings): ExitStatus {
  printError(`${file}: ${refusalText(error)}`);
  if (json) printJson({ file, explanations: null, error });
  return 2;
}

function jsonRows({ rows, columns }: Standings, tiebreaks: readonly NamedTiebreak[]) {
  return rows.map(({ number, rank, points, counted, values }) => ({
    number,
    rank,
    points: formatTiebreak(points, 2),
    ...(counted && { allPoints: formatTiebreak(counted.allPoints, 2) }),
    tiebreaks: Object.fromEntries(tiebreaks.map(({ code }, index) => [code, valueText(values, columns, index)])),
  }));
}

function standingsTable(
  document: TrfDocument,
  { rows, columns }: Standings,
  tiebreaks: readonly NamedTiebreak[],
): string {
  const names = new Map(startingList(document).map(({ number, name }) => [number, name]));
  const dropsRounds = rows.some(({ counted }) => counted !== undefined);
  const head = ['Rank', 'No', 'Name', 'Pts', ...(dropsRounds ? ['All'] : []), ...tiebreaks.map(({ code }) => code)];
  const lines = rows.map(({ number, rank, points, counted, values }) => [
    String(rank),
    String(number),
    names.get(number) ?? '',
    formatTiebreak(points, 2),
    ...(counted ? [formatTiebreak(counted.allPoints, 2)] : []),
    ...tiebreaks.map((_, index) => valueText(values, columns, index) ?? '-'),
  ]);
  const right = head.map((_, column) => column).filter((column) => column !== 2);
  const title = textOf(document, '012');
  return `${title === '' ? '' : `${title}\n\n`}${table(head, lines, right)}\n`;
}
