import type { PushPayload } from '../../contract/push.ts';
import type { PushContent } from '../../domain/push.ts';
import { assertNever } from '../../domain/result.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';

/** What a device shows, in its reader's language. */
export const payloadOf = (content: PushContent, language: Language): PushPayload => ({
  title: content.name,
  body: bodyOf(content, language),
  path: pathOf(content),
  tag: content.tournament,
  language: language === 'no' ? 'nb' : 'en',
});

function bodyOf(content: PushContent, language: Language): string {
  const t = makeI18n(language, CATALOGUES).getFixedT(language, 'push');
  const { kind, side, round } = content;
  return kind === 'paired' ? t(`paired.${side}`, { round, board: content.board }) : t(`gameStarts.${side}`, { round });
}

/** The lobby takes its reader to the game when it begins. */
function pathOf(content: PushContent): string {
  switch (content.kind) {
    case 'paired':
      return content.isOnline ? '/calendar' : `/tournament/view/${encodeURIComponent(content.tournament)}`;
    case 'gameStarts':
      return `/game/play/${encodeURIComponent(content.game)}`;
    default:
      return assertNever(content);
  }
}
