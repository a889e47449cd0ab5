import { useTranslation } from 'react-i18next';
import type { ExplanationAnswer } from '../../../contract/tournament/rounds.ts';
import { formatPoints } from '../../app/format.ts';
import classes from './pairing-reasons.module.css';

interface PairingReasonsProps {
  readonly reasons: ExplanationAnswer;
  /** Formats the name of a player in the reasons. */
  readonly name: (account: string) => string;
}

/** Why each pairing, downfloat and bye of a round is as it is, bracket by bracket. */
export function PairingReasons({ reasons, name }: PairingReasonsProps) {
  return reasons.brackets.map((bracket, index) => (
    <Bracket key={`${bracket.score} ${bracket.residents[0] ?? ''}`} data={reasons} index={index} name={name} />
  ));
}

interface BracketProps {
  readonly data: ExplanationAnswer;
  readonly index: number;
  readonly name: (account: string) => string;
}

function Bracket({ data, index, name }: BracketProps) {
  const { t } = useTranslation('explain');
  const bracket = data.brackets[index];
  const reasons = useReasons(name);
  if (bracket === undefined) return null;
  const list = (accounts: readonly string[]): string => accounts.map(name).join(', ');
  const count = bracket.residents.length + bracket.movedDown.length;
  return (
    <section className={classes.bracket}>
      <h2>{t('bracket', { number: index + 1, points: formatPoints(bracket.score), count })}</h2>
      {bracket.movedDown.length > 0 && <p>{t('movedDown', { names: list(bracket.movedDown) })}</p>}
      {bracket.exchange !== null && (
        <p>
          {t('exchange', {
            leaving: list(bracket.exchange.leaving),
            entering: list(bracket.exchange.entering),
            reason: reasons.criterion(bracket.exchange.criterion),
          })}
        </p>
      )}
      <ul>
        {data.pairs
          .filter((pair) => pair.bracket === index)
          .map((pair) => (
            <li key={pair.white}>
              <strong>
                {name(pair.white)} – {name(pair.black)}
              </strong>
              <span>{t('colors', { rule: t(`rules.r${ruleKey(pair.colorRule)}`), article: pair.colorRule })}</span>
              {reasons.choice(pair)}
            </li>
          ))}
        {bracket.downfloats
          .filter(({ player }) => player !== data.bye?.player || index !== data.bye.bracket)
          .map((downfloat) => (
            <li key={downfloat.player}>
              <strong>{t('goesDown', { name: name(downfloat.player) })}</strong>
              {reasons.choice(downfloat)}
            </li>
          ))}
        {data.bye?.bracket === index && (
          <li>
            <strong>{t('bye', { name: name(data.bye.player) })}</strong>
            {reasons.choice(data.bye)}
          </li>
        )}
      </ul>
    </section>
  );
}

type Choice = Pick<ExplanationAnswer['pairs'][number], 'natural' | 'criterion'>;

/** Texts for a criterion, and for the alternative that it ruled out. */
function useReasons(name: (account: string) => string) {
  const { t } = useTranslation('explain');
  const criterion = (code: Choice['criterion']): string => (code === null ? t('order') : t(`criteria.${code}`));
  return {
    criterion,
    choice: ({ natural, criterion: code }: Choice) => {
      if (natural === null) return null;
      return (
        <span>
          {code === null
            ? t('insteadByOrder', { name: name(natural) })
            : t('instead', { name: name(natural), reason: criterion(code), criterion: code })}
        </span>
      );
    },
  };
}

/** Keys without full stops, which i18next would read as nesting. */
const RULE_KEYS = { '5.2.1': '5_2_1', '5.2.2': '5_2_2', '5.2.3': '5_2_3', '5.2.4': '5_2_4', '5.2.5': '5_2_5' } as const;
const ruleKey = (rule: keyof typeof RULE_KEYS) => RULE_KEYS[rule];
