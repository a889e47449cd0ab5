import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { EventView } from '../../../../contract/event/entries.ts';
import { entryForm } from '../../../../contract/event/entry-form.ts';
import { asId, type GroupCode } from '../../../../domain/kernel/ids.ts';
import { parseLanguage } from '../../../../i18n/languages.ts';
import { ApiError, callApi } from '../../../api.ts';
import { useForm } from '../../../forms/use-form.tsx';
import type { SignUpStep } from '../../../model/sign-up-steps.ts';
import { eventKey } from '../../../queries/events.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { effectiveGroups } from '../chosen-groups.ts';
import {
  detailsOf,
  EMPTY_ENTRY,
  type EntryValues,
  formPayload,
  guardianOf,
  needsOf,
  nextEntry,
} from '../fields/entry-values.ts';
import { useGroups } from '../use-groups.ts';

/** An entry of the form with its groups. */
export interface ReadyEntry {
  readonly values: EntryValues;
  readonly groups: readonly string[];
  readonly isMinor: boolean;
}

/** Refusals that concern one field of the last player. */
const ABOUT = {
  birthYearNeeded: 'birthYear',
  sexNeeded: 'sex',
  guardianNeeded: 'guardianName',
  guardianEmailNeeded: 'guardianEmail',
  emailNeeded: 'email',
  phoneNeeded: 'phone',
} as const;

export type SignUp = ReturnType<typeof useSignUp>;

/** The players of one submission: those that are ready, and the one in the form. */
export function useSignUp(event: EventView, onStep: (step: SignUpStep) => void) {
  const { language } = useTranslation().i18n;
  const navigate = useNavigate();
  const renew = useRenewal([eventKey(event.id)]);
  // A later token would make the form look as if a program had filled it (AB-1).
  const [opened] = useState(event.form);
  const website = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [ready, setReady] = useState<readonly ReadyEntry[]>([]);
  const [sentTo, setSentTo] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [lacksGroup, setLacksGroup] = useState(false);
  const [values, setValues] = useState(EMPTY_ENTRY);
  const groups = useGroups(event.id, values);
  const answer = groups.data ?? null;
  const needs = needsOf(event, values, answer);
  const needsKey = JSON.stringify(needs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the schema depends on
  const schema = useMemo(() => entryForm(needs), [needsKey]);
  const chosen = answer === null ? [] : effectiveGroups(event, answer, values.groups);

  const entries: readonly ReadyEntry[] =
    values.source === 'none'
      ? ready
      : [...ready, { values, groups: chosen.map(({ code }) => code), isMinor: answer?.minor ?? false }];

  const form = useForm({
    initial: EMPTY_ENTRY,
    schema,
    toPayload: formPayload,
    send: () => submit(),
    about: ABOUT,
    onRefused: setRefusal,
  });
  // The needs of the player follow from the values, and the schema from the needs.
  if (form.values !== values) setValues(form.values);

  async function submit(): Promise<void> {
    setRefusal(null);
    try {
      await (values.source === 'own' ? enterOwn() : sendAll());
    } catch (error) {
      if (ready.length === 0 && error instanceof ApiError && Object.hasOwn(ABOUT, error.key ?? '')) onStep('details');
      throw error;
    }
  }

  async function sendAll(): Promise<void> {
    const sent = entries.flatMap((entry) =>
      entry.groups.map((group) => ({ ...detailsOf(entry.values, parseLanguage(language)), group: groupCode(group) })),
    );
    await callApi(calls.submitEntries, {
      id: event.id,
      body: { entries: sent, form: opened, website: website.current?.value ?? '', acceptsTerms: true },
    });
    isDone.current = true;
    const addresses = sent.map(({ contact, guardian }) => contact.email ?? guardian?.email ?? '');
    setSentTo([...new Set(addresses)].filter((address) => address !== ''));
    void renew();
  }

  /** Each track is an entry of its own; the page of the last one opens. */
  async function enterOwn(): Promise<void> {
    const details = detailsOf(values, parseLanguage(language));
    const { language: mailLanguage, ...contact } = details.contact;
    let token: string | null = null;
    for (const { code } of chosen) {
      const body = {
        group: groupCode(code),
        birthYear: details.player.birthYear,
        sex: details.player.sex,
        contact,
        language: mailLanguage,
        guardian: guardianOf(values),
        publicName: details.publicName,
        requestedByes: [],
        remarks: details.remarks,
        acceptsTerms: true,
      };
      ({ token } = await callApi(calls.enterEvent, { id: event.id, body }));
    }
    isDone.current = true;
    void renew();
    if (token !== null) await navigate({ to: '/e/$token', params: { token } });
  }

  return {
    form,
    website,
    groups,
    answer,
    /** The groups that are shown are not of what is typed yet. */
    isAsking: groups.isPending || groups.isFetching || groups.isPlaceholderData,
    needs,
    chosen,
    lacksGroup,
    refusal,
    sentTo,
    entries,
    /** Chooses who plays: instead of the player in the form, or after them. */
    choose(player: Partial<EntryValues>, isAnother: boolean): void {
      const last = entries.at(-1);
      if (isAnother && values.source !== 'none' && last !== undefined) {
        setReady([...ready, last]);
        form.set({ ...nextEntry(values), ...player });
      } else form.set(player);
      setLacksGroup(false);
      setRefusal(null);
      onStep('details');
    },
    /** Checks the details; a fault is shown at its field. */
    checkDetails(): boolean {
      const isChosen = chosen.length > 0;
      setLacksGroup(!isChosen);
      return form.check() && isChosen;
    },
    remove(at: number): void {
      const left = entries.filter((_, index) => index !== at);
      const last = left.at(-1);
      setReady(left.slice(0, -1));
      form.set(last?.values ?? EMPTY_ENTRY);
      if (last === undefined) onStep('who');
    },
    /** Brings a player into the form again, at the end of the list. */
    edit(at: number): void {
      const wanted = entries[at];
      if (wanted === undefined) return;
      setReady(entries.filter((_, index) => index !== at));
      form.set(wanted.values);
      onStep('details');
    },
    isUnsaved: () => !isDone.current && (ready.length > 0 || form.isUnsaved()),
    startAgain(): void {
      isDone.current = false;
      setSentTo(null);
      setReady([]);
      form.set(EMPTY_ENTRY);
      onStep('who');
    },
  };
}

const groupCode = (code: string): GroupCode => asId<GroupCode>(code);
