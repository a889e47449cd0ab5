import type { EndReason } from '../game/game-end.ts';
import type { KeptClocks } from '../game/kept-clocks.ts';
import type { AccountId, GameId, TeamId } from '../ids.ts';
import type { Millis } from '../time.ts';
import type { ReportedResult } from './board-report.ts';
import type { CategoryWish } from './categories.ts';
import type { GameResult } from './game-result.ts';
import type { NextRoundButton } from './kinds.ts';
import type { Home } from './match-day.ts';
import type { ReportedBoard } from './match-report.ts';
import type { PrizePlan } from './prizes.ts';
import type { EntrantId } from './seats.ts';
import type { Settings } from './settings.ts';
import type { Acceleration, Ban, BookedBye, Person, Seen } from './state.ts';

/** What people ask of a tournament. */
export type TournamentCommand =
  | EntryCommand
  | TeamCommand
  | CaptainCommand
  | OrganiserCommand
  | RoundCommand
  | BoardCommand
  | WishCommand
  | CategoryCommand;

/** What comes to a tournament from its games, from the accounts of its players and by the clock. */
export type Happening =
  | { readonly kind: 'due' }
  | ({ readonly kind: 'gameFinished' } & FinishedGame)
  /** The account of a player says something else of its person than before. */
  | { readonly kind: 'personChanged'; readonly account: AccountId; readonly person: Person };

export type EntryCommand =
  /** For one of the teams where teams take part, as whoever is added. */
  | { readonly kind: 'join'; readonly team?: TeamId | undefined }
  | { readonly kind: 'leave' }
  /** `late`: after the start, for the rounds that are left. */
  | {
      readonly kind: 'addParticipant';
      readonly account: AccountId;
      readonly team?: TeamId | undefined;
      readonly late?: boolean | undefined;
    }
  | {
      readonly kind: 'addGuest';
      readonly guest: Guest;
      readonly team?: TeamId | undefined;
      readonly late?: boolean | undefined;
    }
  /** What is said of an entry is mended. */
  | { readonly kind: 'editEntrant'; readonly account: AccountId; readonly said: SaidOfEntrant }
  /** A guest is somebody with this account. */
  | { readonly kind: 'identifyEntrant'; readonly guest: AccountId; readonly account: AccountId }
  /** A whole list: all of them, or nobody. */
  | { readonly kind: 'addEntrants'; readonly accounts: readonly AccountId[]; readonly guests: readonly Guest[] }
  | { readonly kind: 'removeParticipant'; readonly account: AccountId }
  | { readonly kind: 'changeSeeding'; readonly by: 'rating' | 'random' };

export type TeamCommand =
  | { readonly kind: 'addTeam'; readonly team: TeamId }
  | { readonly kind: 'removeTeam'; readonly team: TeamId }
  /** The board order of a team: the player gets this place in it, from 1, and the others move. */
  | { readonly kind: 'seatMember'; readonly team: TeamId; readonly account: AccountId; readonly place: number }
  /** Who plays in the match of a round, as long as its line-ups are open. */
  | {
      readonly kind: 'handInLineUp';
      readonly team: TeamId;
      readonly round: number;
      readonly players: readonly AccountId[];
    }
  /** Null where nobody tells how many pupils the class has. */
  | { readonly kind: 'setMemberCount'; readonly team: TeamId; readonly count: number | null };

/** What the captain of a team says about its match in a round. */
export type CaptainCommand =
  /** Who played on each board, and how it ended. */
  | ({ readonly kind: 'reportMatch'; readonly boards: readonly ReportedBoard[] } & MatchKey)
  /** Words only where the report is disputed. */
  | ({ readonly kind: 'answerReport'; readonly disputed: { readonly words: string } | null } & MatchKey)
  | ({ readonly kind: 'askPostponement'; readonly startAt: Millis; readonly words: string } & MatchKey)
  | ({ readonly kind: 'answerPostponement'; readonly agreed: boolean } & MatchKey)
  /** Where a match at home is played; null forgets it. */
  | ({ readonly kind: 'namePlace'; readonly place: string | null } & MatchKey);

/** The match that a team has in a round. */
export interface MatchKey {
  readonly round: number;
  readonly team: TeamId;
}

export type OrganiserCommand =
  /** Null: as the tournament or the round has it. */
  | ({
      readonly kind: 'arrangeMatch';
      readonly home: Home | null;
      readonly place: string | null;
      readonly startAt: Millis | null;
    } & MatchKey)
  /** The match as it was played, by the organiser's own word. */
  | ({ readonly kind: 'decideMatch'; readonly boards: readonly ReportedBoard[] } & MatchKey)
  /** Who is there and who is not; null leaves it to what the format takes for granted. */
  | { readonly kind: 'markSeen'; readonly accounts: readonly AccountId[]; readonly seen: Seen | null }
  | { readonly kind: 'start' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'pin'; readonly pinned: boolean; readonly order: number }
  | { readonly kind: 'edit'; readonly settings: Settings }
  | { readonly kind: 'changeNextPairing'; readonly at: Millis };

export type RoundCommand =
  | { readonly kind: 'pairNextRound'; readonly button: NextRoundButton }
  | DraftCommand
  | {
      readonly kind: 'addRound';
      readonly name: string | null;
      readonly startAt: Millis | null;
      readonly number: number | null;
    }
  | { readonly kind: 'setupRound'; readonly number: number; readonly startAt: Millis }
  | { readonly kind: 'deleteRound'; readonly number: number }
  /** Two of a published round change places: two opponents their colours. */
  | { readonly kind: 'swapSeats'; readonly round: number; readonly who: readonly [AccountId, AccountId] };

/** What is done with the next round before it is published. */
export type DraftCommand =
  /** As the program pairs it, in place of a draft that there is. */
  | { readonly kind: 'draftRound' }
  /** Two of it change places: two opponents their colours. */
  | { readonly kind: 'swapInDraft'; readonly who: readonly [AccountId, AccountId]; readonly version: number }
  | { readonly kind: 'publishDraft'; readonly version: number }
  | { readonly kind: 'discardDraft' };

export type BoardCommand =
  | SetResultCommand
  /** Several of a round as one change: all of them, or none. */
  | { readonly kind: 'setResults'; readonly round: number; readonly results: readonly BoardResult[] }
  /** A player says how his own game over the board ended; null takes his word back. */
  | ({ readonly kind: 'reportResult'; readonly result: ReportedResult | null } & BoardKey)
  /** What both sides of these boards have reported, as the arbiter has seen it: all of them, or none. */
  | { readonly kind: 'confirmReports'; readonly round: number; readonly boards: readonly AgreedReport[] }
  | ({ readonly kind: 'setOnline'; readonly online: boolean } & BoardKey)
  | ({ readonly kind: 'addPairing'; readonly online: boolean } & SeatsKey)
  | ({ readonly kind: 'deletePairing' } & SeatsKey);

export interface SetResultCommand extends BoardKey {
  readonly kind: 'setResult';
  /** Null takes the result back. */
  readonly result: GameResult | null;
  /** Which game of a match, from 1, in the colours named; where nobody says it, the colours do. */
  readonly game?: number;
}

export type BoardResult = Omit<SetResultCommand, 'kind' | 'round' | 'game'>;

export interface AgreedReport extends BoardResult {
  readonly result: ReportedResult;
}

/** Parts of the table with places of their own; a category is known by its name. */
export type CategoryCommand =
  /** `was`: the name until now of one that is changed; null makes a new one. */
  | { readonly kind: 'setCategory'; readonly was: string | null; readonly category: CategoryWish }
  | { readonly kind: 'removeCategory'; readonly name: string }
  /** The whole list, in place of the one before. */
  | { readonly kind: 'setPrizes'; readonly prizes: PrizePlan };

/** What is asked of the pairings to come. */
export type WishCommand =
  | { readonly kind: 'addBan'; readonly ban: PlayerBan }
  | { readonly kind: 'removeBan'; readonly ban: PlayerBan }
  | { readonly kind: 'bookBye'; readonly bye: PlayerBye }
  /** A player sits out a round to come, for half a point, or plays in it after all. */
  | { readonly kind: 'askBye'; readonly round: number }
  | { readonly kind: 'withdrawBye'; readonly round: number }
  | { readonly kind: 'accelerate'; readonly by: Acceleration };

export interface PlayerBye extends BookedBye {
  readonly who: AccountId;
}

export interface PlayerBan extends Ban {
  readonly who: readonly AccountId[];
}

/** A board is known by its round and its two sides. */
export interface BoardKey {
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
}

/** A board, a match of two teams, or (without Black) the bye of one of them. */
export interface SeatsKey extends Pick<BoardKey, 'round'> {
  readonly white: EntrantId;
  readonly black: EntrantId | null;
}

/** Somebody without an account, who stands in the tables of one tournament only. */
export interface Guest extends Omit<Entry, 'account' | 'person'> {
  readonly person: Omit<Person, 'ghost'>;
}

/** Of somebody with an account the name is that of the account, and is not said here. */
export interface SaidOfEntrant extends Pick<Entry, 'title' | 'rating' | 'federation' | 'club'> {
  readonly name: Pick<Person, 'firstName' | 'lastName'> | null;
}

/** Who is entered, with what is known at that moment. */
export interface Entry {
  readonly account: AccountId;
  readonly person: Person;
  readonly title: string | null;
  readonly rating: number | null;
  readonly federation: string;
  readonly club: string | null;
}

/** A team of a club that is entered. */
export interface TeamEntry {
  readonly team: TeamId;
  readonly name: string;
}

/** The end of an online game, as its own object tells it. */
export interface FinishedGame {
  readonly game: GameId;
  /** Null where it was annulled. */
  readonly result: GameResult | null;
  readonly reason: EndReason;
  readonly moves: string;
  readonly plies: number;
  readonly clocks?: KeptClocks;
  readonly finishedAt: Millis;
  /** Who never made a first move and lost by it. */
  readonly absent: readonly AccountId[];
}
