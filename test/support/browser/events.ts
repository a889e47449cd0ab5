import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Mail } from '../../../contract/accounts/mail.ts';
import * as calls from '../../../contract/calls.ts';
import type { GroupInput } from '../../../contract/event/settings.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { NO_CONDITIONS } from '../../../domain/event/value/event.ts';
import { NO_FEES } from '../../../domain/event/value/fee-plan.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter } from './people.ts';
import { callApi } from './requests.ts';

const [CLUB] = CLUBS;

export const aGroup = (code: string, changes: Partial<GroupInput> = {}): GroupInput => ({
  code,
  name: code,
  track: '',
  wayIn: 'byRating',
  mayPlayUp: 'any',
  places: null,
  reserved: 0,
  ...changes,
  conditions: { ...NO_CONDITIONS, ...changes.conditions },
});

/** Far enough for every clock of a test. */
const YEAR = '2031';

/** An event of the first club with open entries and a fee, made by its manager; answers the id. */
export async function makeEvent(request: APIRequestContext, groups: readonly GroupInput[]): Promise<string> {
  await enter(request, CLUB?.manager.id ?? '');
  const id = `event-${randomUUID().slice(0, 8)}`;
  await callApi(request, calls.createEvent, {
    body: {
      id,
      organiser: CLUB?.id ?? '',
      organiserType: 'club',
      groups,
      settings: {
        name: 'Fjord Championship of the Region',
        description: '<p>Six rounds in <strong>three days</strong>, with prizes in each group.</p>',
        place: 'Fjellsiden',
        address: 'Storgata 1, 5003 Bergen',
        firstDay: `${YEAR}-11-07`,
        lastDay: `${YEAR}-11-09`,
        timeZone: 'Europe/Oslo',
        picture: '',
        contact: { name: 'Ragnhild Åsheim', email: 'ragnhild@example.org', phone: '+47 400 00 000' },
        deadlines: {
          opensAt: '2025-08-01T12:00',
          normalUntil: `${YEAR}-10-23T23:59`,
          lateUntil: null,
          changesUntil: null,
          refundUntil: null,
          freezeHours: 24,
        },
        places: null,
        placeSets: [],
        placeBy: 'confirmed',
        approval: 'none',
        showEntries: 'all',
        showWaiting: true,
        phone: 'optional',
        asksSex: false,
        groupRating: 'standard',
        fideRated: false,
        fees: {
          ...NO_FEES,
          rules: [
            {
              group: null,
              bornFrom: null,
              bornTo: null,
              titles: [],
              ratingFrom: null,
              sex: null,
              club: null,
              amount: 50_000,
            },
          ],
          payBy: `${YEAR}-10-31T12:00`,
          details: {
            receiver: 'Fjellsiden Sjakklubb',
            organisationNumber: '999 999 999',
            vippsNumber: '12345',
            bankAccount: '1234 56 78903',
            qrPicture: '',
          },
        },
      },
    },
  });
  return id;
}

/** The path of the link in the latest e-mail to an address with these words in its subject. */
export async function linkMailedTo(request: APIRequestContext, address: string, subject: string): Promise<string> {
  const ofAddress = async (): Promise<Mail | undefined> => {
    const answer = await request.get(pathTo(calls.outbox), { headers: { accept: 'application/json' } });
    const mails: readonly Mail[] = await answer.json();
    return mails.find((mail) => mail.to === address && mail.subject.includes(subject));
  };
  await expect.poll(ofAddress).toBeDefined();
  const [, path = ''] = /https?:\/\/[^/\s]+(\/e\/\S+)/.exec((await ofAddress())?.text ?? '') ?? [];
  return path;
}
