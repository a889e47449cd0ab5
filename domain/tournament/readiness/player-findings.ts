import { toAscii } from '../../trf/write/ascii.ts';
import { FORMATS } from '../value/formats.ts';
import { type Player, pairedRounds, playersOf, registeredNameOf, type Tournament } from '../value/state.ts';
import type { Finding } from './finding.ts';

/** The entries: FIDE numbers, birth years, letters of names, and players who have left early. */
export function playerFindings(tournament: Tournament): Finding[] {
  const players = playersOf(tournament);
  const accounts = (list: readonly Player[]) => list.map(({ account }) => account);
  const withoutNumber = players.filter(({ person }) => person.fideNumber === null);
  const withNumber = players.filter(({ person }) => person.fideNumber !== null);
  const ageless = withNumber.filter(({ person }) => person.birthDate === null);
  const sexless = withNumber.filter(({ person }) => person.sex === null);
  return [
    ...(withoutNumber.length === 0 ? [] : [{ kind: 'playersWithoutNumber', who: accounts(withoutNumber) } as const]),
    ...numbersTwice(withNumber),
    ...(ageless.length === 0 ? [] : [{ kind: 'birthYearUnknown', who: accounts(ageless) } as const]),
    ...(sexless.length === 0 ? [] : [{ kind: 'sexUnknown', who: accounts(sexless) } as const]),
    ...(players.length > 0 && players.every(({ rating }) => rating === null) ? [{ kind: 'nobodyRated' } as const] : []),
    ...spelling(players),
    ...leavers(tournament),
  ];
}

function numbersTwice(players: readonly Player[]): Finding[] {
  const numbers = new Set(players.flatMap(({ person }) => person.fideNumber ?? []));
  return [...numbers].flatMap((fideNumber): Finding[] => {
    const who = players.filter(({ person }) => person.fideNumber === fideNumber).map(({ account }) => account);
    return who.length < 2 ? [] : [{ kind: 'numberTwice', fideNumber, who }];
  });
}

/** The report is in ASCII; a letter without a spelling becomes a question mark, which FIDE takes for an unknown one. */
function spelling(players: readonly Player[]): Finding[] {
  const names = players.map(({ account, person }) => {
    const { firstName, lastName } = registeredNameOf(person);
    const name = [lastName, firstName].filter(Boolean).join(', ');
    return { account, name, written: toAscii(name) };
  });
  const isUnspellable = ({ name, written }: { readonly name: string; readonly written: string }): boolean =>
    written.includes('?') && !name.includes('?');
  const who = names.filter(isUnspellable).map(({ account }) => account);
  const respelled = names.filter((one) => one.name !== one.written && !isUnspellable(one));
  return [
    ...(who.length === 0 ? [] : [{ kind: 'nameUnspellable', who } as const]),
    ...(respelled.length === 0
      ? []
      : [{ kind: 'nameRespelled', names: respelled.map(({ name, written }) => ({ name, written })) } as const]),
  ];
}

/** Round robins count for nobody who leaves before half of the games. */
function leavers(tournament: Tournament): Finding[] {
  const { paired, system } = FORMATS[tournament.settings.format];
  if (paired !== 'players' || system !== 'roundRobin') return [];
  const rounds = Math.max(pairedRounds(tournament), tournament.rounds.length);
  const who = playersOf(tournament).filter(
    ({ withdrawnFrom }) => withdrawnFrom !== null && 2 * (withdrawnFrom - 1) < rounds,
  );
  return who.length === 0 ? [] : [{ kind: 'leftBeforeHalf', who: who.map(({ account }) => account) }];
}
