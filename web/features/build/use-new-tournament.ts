import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { buildPayload } from '../../../contract/tournament/payload.ts';
import { callApi } from '../../api.ts';
import { atFreeAddress, useAddressOfName } from '../../forms/address-of-name.ts';
import { draftOf } from '../../forms/draft.ts';
import { useForm } from '../../forms/use-form.tsx';
import { userQuery } from '../../queries/account.ts';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { serverNow } from '../../time/server-time.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type BuildForm, type BuildValues, newTournament, toBuildPayload } from './build-form.ts';
import { firstPlace, type LeagueChoice } from './league-fields.tsx';

interface NewTournamentOptions {
  readonly organisers: readonly Organiser[];
  readonly first: Organiser;
  readonly league: LeagueChoice | undefined;
  readonly onBuilt: (() => unknown) | undefined;
}

interface NewTournament {
  readonly form: BuildForm;
  /** Whether the form began with a draft. */
  readonly isDraft: boolean;
  /** Whether a reload brings back what was typed. */
  readonly isKept: () => boolean;
  /** Forgets the draft. */
  readonly drop: () => void;
}

/** The form of a new tournament, with its draft and the address that its name proposes. */
export function useNewTournament({ organisers, first, league, onBuilt }: NewTournamentOptions): NewTournament {
  const { t } = useTranslation('build');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(userQuery);
  const fresh = (): BuildValues => ({
    ...newTournament(first, new Date(serverNow())),
    place: league === undefined ? null : firstPlace(league),
  });
  const [draft] = useState(() =>
    draftOf<BuildValues>(user.person?.account ?? '', ['new-tournament', league?.id ?? ''], () => sessionStorage),
  );
  const [found] = useState(() => {
    const typed = draft.read(fresh());
    return typed && stillPossible(typed, organisers, league);
  });
  const form = useForm({
    initial: () => found ?? fresh(),
    schema: buildPayload,
    toPayload: toBuildPayload,
    send: (payload) => atFreeAddress(payload, payload.name, (body) => callApi(calls.buildTournament, { body })),
    onSent: async ({ id }, { name }) => {
      draft.clear();
      toast(t('created', { name }));
      void queryClient.invalidateQueries({ queryKey: ['tournaments'] });
      if (onBuilt !== undefined) await onBuilt();
      else await navigate({ to: '/tournament/view/$tid', params: { tid: id } });
    },
    about: { idTaken: 'id', roundsRequired: 'rounds', perTeamRequired: 'perTeam' },
  });
  useAddressOfName(form);
  const kept = useRef(true);
  const { values } = form;
  const isTyped = form.isUnsaved();
  useEffect(() => {
    if (isTyped) kept.current = draft.store(values);
  }, [draft, values, isTyped]);
  return { form, isDraft: found !== undefined, isKept: () => kept.current, drop: draft.clear };
}

/** The user may have lost a role since, and a season may have ended. */
function stillPossible(
  typed: BuildValues,
  organisers: readonly Organiser[],
  league: LeagueChoice | undefined,
): BuildValues | undefined {
  const mayOrganise = organisers.some((one) => organiserKey(one) === organiserKey(typed.organiser));
  const { place } = typed;
  const isPlaced =
    league === undefined
      ? place === null
      : league.seasons.some(({ id }) => id === place?.season) &&
        league.categories.some(({ id }) => id === place?.category);
  return mayOrganise && isPlaced ? typed : undefined;
}
