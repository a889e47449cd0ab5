import type { FormatName } from '../../../domain/tournament/value/formats.ts';
import picture from '../../ui/chess/picture.module.css';

/** Boards below each other, a knockout, a round robin, and a single board. */
const DRAWINGS = {
  boards: 'M7 5h10M7 12h10M7 19h10',
  bracket: 'M3 4h6v6H3M3 14h6v6H3M9 7h6v10H9M15 12h6',
  everybody: 'M12 3l8.6 6.2-3.3 10.1H6.7L3.4 9.2zM12 3l5.3 16.3L3.4 9.2h17.2L6.7 19.3z',
  board: 'M6 12h12',
} as const;

/** Where players are drawn. */
const SEATS: Partial<Record<keyof typeof DRAWINGS, readonly number[]>> = { boards: [5, 12, 19], board: [12] };

const MARKS: Record<FormatName, keyof typeof DRAWINGS> = {
  Knockout: 'bracket',
  TeamKnockout: 'bracket',
  SwissDutch: 'boards',
  TeamSwissDutch: 'boards',
  TeamMonrad: 'boards',
  TeamKonrad: 'boards',
  LimitedPlayerTeam: 'boards',
  ManualPairing: 'board',
  RoundRobin: 'everybody',
  TeamRoundRobin: 'everybody',
};

/** The icon of a format, where there is no picture; the card beside it names the format. */
export function FormatMark({ kind }: { readonly kind: FormatName }) {
  const mark = MARKS[kind];
  return (
    <span className={picture.picture} aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="36"
        height="36"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d={DRAWINGS[mark]} />
        {SEATS[mark]?.flatMap((y) => [4, 20].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />))}
      </svg>
    </span>
  );
}
