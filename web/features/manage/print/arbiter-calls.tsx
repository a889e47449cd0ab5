import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { type ArbiterCallView, callWordsPayload } from '../../../../contract/tournament/arbiter-calls.ts';
import { CALL_WORDS_MAX, NOTIFIER_POLL_MS } from '../../../../domain/kernel/limits.ts';
import { callApi } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { FormElement } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { callsQuery } from '../../../queries/arbiter.ts';
import { lobbyQuery } from '../../../queries/game.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from './arbiter-calls.module.css';

interface ArbiterCallsProps {
  readonly tid: string;
  /** The stream of the tournament announces each call; without it they are polled. */
  readonly isLive: boolean;
}

/** Calls for the arbiter that nobody has answered, the oldest first (CALL-3); nothing where there are none. */
export function ArbiterCalls({ tid, isLive }: ArbiterCallsProps) {
  const { t } = useTranslation('arbiter');
  const { data } = useQuery({ ...callsQuery(tid), refetchInterval: isLive ? false : NOTIFIER_POLL_MS });
  const open = (data?.calls ?? []).filter(({ answer }) => answer === null).reverse();
  return (
    <div role="status" className={classes.calls}>
      {open.length > 0 && (
        <Card title={t('calls', { count: open.length })}>
          <ul className={classes.list}>
            {open.map((call) => (
              <li key={call.id}>
                <OpenCall tid={tid} call={call} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

interface OpenCallProps {
  readonly tid: string;
  readonly call: ArbiterCallView;
}

function OpenCall({ tid, call }: OpenCallProps) {
  const { t } = useTranslation('arbiter');
  const format = useFormat();
  const { name, at, round, board, words, game } = call;
  return (
    <>
      <p className={classes.head}>
        <strong>{name}</strong>
        <span>{t('where', { round, board })}</span>
        <time dateTime={at}>{format.time(at)}</time>
        {game !== null && (
          <>
            <TextLink to="/game/play/$gameId" params={{ gameId: game }}>
              {t('game')}
            </TextLink>
            <TextLink to="/game/log/$gameId" params={{ gameId: game }}>
              {t('log')}
            </TextLink>
          </>
        )}
      </p>
      {words !== '' && <blockquote className={classes.words}>{words}</blockquote>}
      <AnswerForm tid={tid} call={call} />
    </>
  );
}

function AnswerForm({ tid, call: { id: call, name } }: OpenCallProps) {
  const { t } = useTranslation('arbiter');
  const renew = useRenewal([callsQuery(tid).queryKey, lobbyQuery.queryKey]);
  const form = useForm({
    initial: { words: '' },
    schema: callWordsPayload,
    toPayload: (typed) => ({ ...typed }),
    send: (body) => callApi(calls.answerCall, { id: tid, call, body }),
    onSent: async () => {
      toast(t('isDone', { name }));
      await renew();
    },
  });
  return (
    <FormElement form={form} className={classes.answer}>
      <Textarea
        label={t('answerTo', { name })}
        autosize
        minRows={1}
        maxLength={CALL_WORDS_MAX}
        className={classes.text}
        {...form.text('words')}
      />
      <Button type="submit" variant="default" loading={form.isSending} aria-label={t('doneFor', { name })}>
        {t('done')}
      </Button>
    </FormElement>
  );
}
