import { useTranslation } from 'react-i18next';
import type { DraftView } from '../../../../contract/tournament/desk-views.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { toPoints } from '../../../../domain/kernel/points.ts';
import { formatPoints } from '../../../app/format.ts';
import { tableClass, WorkFrame } from '../../../ui/table/data-table-frame.tsx';
import { namesOf } from '../desk/participant-names.ts';
import classes from './draft.module.css';
import { byesOf, type DraftedBye, floatOf, type SeatFacts, seatFacts } from './draft-facts.ts';
import { useFaultText } from './fault-text.ts';

interface DraftSeatsProps {
  readonly page: TournamentPage;
  readonly draft: DraftView;
  /** The accounts that are selected, at most two. */
  readonly marked: readonly string[];
  readonly onMark: (who: string) => void;
}

/** The boards of a draft, with all that an arbiter checks them by. */
export function DraftSeats({ page, draft, marked, onMark }: DraftSeatsProps) {
  const { t } = useTranslation(['manage', 'chess', 'tournament']);
  const names = namesOf(page);
  const factsOf = seatFacts(page, draft.round);
  const seat = (who: string) => (
    <button type="button" className={classes.seat} aria-pressed={marked.includes(who)} onClick={() => onMark(who)}>
      {names(who)}
    </button>
  );
  const byeCells = ({ who, bye, isRequested }: DraftedBye) => (
    <>
      <td className={classes.name}>{isRequested ? <span className={classes.fixed}>{names(who)}</span> : seat(who)}</td>
      <Facts own={factsOf(who)} />
      <td className={classes.bye} colSpan={3}>
        {isRequested ? t(`tournament:byes.${bye}`) : t('chess:bye')}
      </td>
    </>
  );
  return (
    <div className={classes.frame}>
      <WorkFrame>
        <table className={`${tableClass} ${classes.table}`} aria-label={t('draft.title', { round: draft.round })}>
          <SeatsHead />
          <tbody>
            {draft.pairs.map(({ white, black, proposed }, index) => (
              <tr key={`${white} ${black}`} data-drafted={index + 1}>
                <td className={classes.board}>{index + 1}</td>
                <td className={classes.name}>{seat(white)}</td>
                <Facts own={factsOf(white)} opponent={factsOf(black)} />
                <td className={classes.name}>{seat(black)}</td>
                <Facts own={factsOf(black)} opponent={factsOf(white)} />
                <td className={classes.about}>
                  <Notes page={page} draft={draft} players={[white, black]} changed={!proposed} names={names} />
                </td>
              </tr>
            ))}
            {byesOf(page, draft).map((one) => (
              <tr key={one.who}>
                <td className={classes.board}>–</td>
                {byeCells(one)}
                <td className={classes.about}>
                  <Notes page={page} draft={draft} players={[one.who]} changed={false} names={names} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WorkFrame>
    </div>
  );
}

function SeatsHead() {
  const { t } = useTranslation(['manage', 'chess']);
  const facts = (
    <>
      <th scope="col" className={classes.score}>
        <abbr title={t('results.pointsBefore')}>{t('results.points')}</abbr>
      </th>
      <th scope="col">
        <abbr title={t('draft.dueColor')}>{t('draft.due')}</abbr>
      </th>
    </>
  );
  return (
    <thead>
      <tr>
        <th scope="col">{t('chess:board')}</th>
        <th scope="col">{t('chess:white')}</th>
        {facts}
        <th scope="col">{t('chess:black')}</th>
        {facts}
        <th scope="col">{t('draft.notes')}</th>
      </tr>
    </thead>
  );
}

interface FactsProps {
  readonly own: SeatFacts;
  readonly opponent?: SeatFacts;
}

/** Rating, points with a float, and the colour that is due after those so far. */
function Facts({ own, opponent }: FactsProps) {
  const { t } = useTranslation('manage');
  const { rating, score, colors, due, isAbsolute } = own;
  const float = opponent === undefined ? null : floatOf(own, opponent);
  const letters = colors.map((color) => t(`draft.letters.${color}`)).join('');
  return (
    <>
      <td className={classes.score}>
        {rating !== null && <span className={classes.rating}>{rating}</span>}
        {float !== null && (
          <abbr className={classes.float} title={t(`draft.floats.${float}`)}>
            {float === 'down' ? '↓' : '↑'}
          </abbr>
        )}
        <strong>{score === null ? '' : formatPoints(toPoints(score))}</strong>
      </td>
      <td className={classes.colors}>
        <span className={classes.rating}>{letters}</span>{' '}
        {due !== null && (
          <abbr
            className={isAbsolute ? classes.absolute : undefined}
            title={t(isAbsolute ? `draft.absolutelyDue.${due}` : `draft.isDue.${due}`)}
          >
            {t(`draft.letters.${due}`)}
          </abbr>
        )}
      </td>
    </>
  );
}

interface NotesProps {
  readonly page: TournamentPage;
  readonly draft: DraftView;
  readonly players: readonly string[];
  readonly changed: boolean;
  readonly names: (account: string) => string;
}

function Notes({ page, draft, players, changed, names }: NotesProps) {
  const { t } = useTranslation('manage');
  const textOf = useFaultText(page.tournament.kind);
  const faults = draft.faults.filter((fault) => fault.players.every((who) => players.includes(who)));
  if (faults.length === 0 && !changed) return null;
  return (
    <ul className={classes.notes}>
      {changed && <li className={classes.changed}>{t('draft.changed')}</li>}
      {faults.map((fault) => (
        <li key={`${fault.kind} ${fault.players.join(' ')}`}>{textOf(fault, names)}</li>
      ))}
    </ul>
  );
}
