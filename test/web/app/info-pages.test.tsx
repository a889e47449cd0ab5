import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { GUIDE_SECTIONS, guidePicture } from '../../../contract/site/guide.ts';
import { LANGUAGES, type Language } from '../../../i18n/languages.ts';
import { AboutPage } from '../../../web/features/info/about-page.tsx';
import { ContactPage } from '../../../web/features/info/contact-page.tsx';
import { FaqsPage } from '../../../web/features/info/faqs-page.tsx';
import { GuidePage } from '../../../web/features/info/guide-page.tsx';
import { AgreementPage, PrivacyPage } from '../../../web/features/info/legal-pages.tsx';
import { Footer } from '../../../web/features/nav/footer.tsx';
import { contactQuery } from '../../../web/queries/site.ts';
import { show } from '../../support/web/render.tsx';

interface Contact {
  readonly operator: string | null;
  readonly email: string | null;
  readonly community: string | null;
}

const CONTACT: Contact = {
  operator: 'Fjord Chess',
  email: 'chess@fjord.example',
  community: 'https://chat.fjord.example/',
};

/** A page of a server that is run by these. */
async function read(page: ReactNode, language: Language = 'en', contact = CONTACT) {
  const { queryClient, update, container } = show(null, language);
  queryClient.setQueryData(contactQuery.queryKey, contact);
  update(page);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the pages on the site itself', () => {
  it.each(LANGUAGES)('each section of the user guide has its heading and picture, in %s (R-353)', async (language) => {
    const page = await read(<GuidePage />, language);
    for (const section of GUIDE_SECTIONS) {
      const part = page.querySelector<HTMLElement>(`[id="${section}"]`);
      expect(within(part as HTMLElement).getByRole('heading').textContent).toMatch(new RegExp(`^${section}\\. .`));
      const picture = within(part as HTMLElement).getByRole('img');
      expect(picture.getAttribute('src')).toBe(guidePicture(language, section));
    }
  });

  it.each([
    ['en', /invitation only/, /invited early adopters/],
    ['no', /inviterte/, /inviterte testbrukere/],
  ] as const)('the about page names a test phase for invited people, in %s (R-004)', async (language, phase, whom) => {
    const page = await read(<AboutPage />, language);
    expect(page.textContent).toMatch(phase);
    expect(page.textContent).toMatch(whom);
  });

  it('the contact page links to help, to account recovery, to an e-mail address and to the chat (R-356)', async () => {
    await read(<ContactPage />);
    expect(hrefs()).toEqual([
      '/user-guide',
      '/faqs',
      '/about',
      '/account/recover',
      'mailto:chess@fjord.example',
      'https://chat.fjord.example/',
    ]);
  });

  it('the contact page of an operator without an address says so and has no e-mail link', async () => {
    const page = await read(<ContactPage />, 'en', { operator: null, email: null, community: null });
    expect(hrefs().some((href) => href?.startsWith('mailto:'))).toBe(false);
    expect(page.textContent).toContain('have not given an address');
  });

  it.each([
    ['en', /18 or older/, /paid for in advance/, /does not apply/, /before the registration deadline/],
    ['no', /18 år eller eldre/, /betales på forhånd/, /Angreretten gjelder ikke/, /før påmeldingsfristen/],
  ] as const)(
    'the user agreement states the terms of accounts and of purchases, in %s (R-016, R-531)',
    async (language, ...terms) => {
      const page = await read(<AgreementPage />, language);
      for (const term of terms) expect(page.textContent).toMatch(term);
    },
  );

  it.each([
    ['en', /Norwegian law/, /30 days/],
    ['no', /Norsk lov/, /30 dager/],
  ] as const)(
    'the user agreement names the law and the time to settle a dispute, in %s (R-680, R-681)',
    async (language, law, days) => {
      const page = await read(<AgreementPage />, language);
      expect(page.textContent).toMatch(law);
      expect(page.textContent).toMatch(days);
    },
  );

  it.each([
    ['en', /within one month/, /hosted in the EU/],
    ['no', /innen én måned/, /driftes i EU/],
  ] as const)(
    'the privacy notice says who the operator is, when requests are answered and where data is, in %s (R-682, R-683)',
    async (language, ...texts) => {
      const page = await read(<PrivacyPage />, language);
      for (const words of texts) expect(page.textContent).toMatch(words);
      expect(page.textContent).toContain('Fjord Chess');
    },
  );

  it('the FAQ page has more than eight questions and links to the user guide (D-60)', async () => {
    await read(<FaqsPage />);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(8);
    expect(hrefs()).toContain('/user-guide');
  });

  it('the footer links to the tools and to the pages about the site', () => {
    show(<Footer />);
    expect(hrefs()).toEqual([
      '/about',
      '/user-guide',
      '/tools',
      '/faqs',
      '/contact',
      '/user-agreement',
      '/privacy-notice',
    ]);
  });
});
