import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/layout/card.tsx';
import { PairingReasons } from '../../ui/tournament/pairing-reasons.tsx';
import { Found, JobView } from './job-view.tsx';
import { useFilePlayers } from './player-line.tsx';
import type { ToolTabProps } from './tool-tab.ts';
import { useJob } from './use-job.ts';

/** Explains the pairing of a round: one that was played, or the next. */
export function ExplainTab({ file, summary, search, onSearch }: ToolTabProps) {
  const { t } = useTranslation(['tools', 'explain']);
  const players = useFilePlayers();
  const round = search.round ?? null;
  const state = useJob<'explain'>(file.id, { kind: 'explain', text: file.text, round });
  const name = (number: string): string => `${number} ${players.get(Number(number))?.name ?? ''}`;
  const played = Array.from({ length: summary.pairedRounds }, (_, index) => String(index + 1));
  return (
    <>
      <Hint>{t('explain.lead')}</Hint>
      <NativeSelect
        label={t('explain.round')}
        size="md"
        maw="16rem"
        mb="md"
        data={[{ value: '', label: t('explain.next') }, ...played]}
        value={round === null ? '' : String(round)}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ tab: 'explain', ...(value === '' ? {} : { round: Number(value) }) })
        }
      />
      <JobView state={state}>
        {(found) => (
          <Found found={found}>
            {({ reasons }) => (
              <>
                {!reasons.asPaired && <p>{t('explain:byHand')}</p>}
                <PairingReasons reasons={reasons} name={name} />
              </>
            )}
          </Found>
        )}
      </JobView>
    </>
  );
}
