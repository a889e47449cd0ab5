import * as calls from '../../../../contract/calls.ts';
import { readText } from '../../../app/text-answer.ts';
import { saveFile } from '../../../ui/table/save-file.ts';

/** Downloads all games of a tournament as one file; false where there are none. */
export async function downloadPgn(tournament: string): Promise<boolean> {
  const text = await readText(calls.tournamentPgn, { id: tournament });
  if (text === '') return false;
  saveFile(`${tournament}.pgn`, text, 'application/x-chess-pgn');
  return true;
}
