import type { PushPayload } from '../../contract/accounts/push.ts';
import { assertNever } from '../../domain/kernel/result.ts';
import type { PushContent } from '../../domain/lib/push.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';

/** The payload in the language of the subscription. */
export const payloadOf = (content: PushContent, language: Language): PushPayload => ({
  title: content.name,
  body: bodyOf(content, language),
  path: pathOf(content),
  tag: content.tournament,
  language: language === 'no' ? 'nb' : 'en',
});

function bodyOf(content: PushContent, language: Language): string {
  const t = makeI18n(language, CATALOGUES).getFixedT(language, 'push');
  const { side, round } = content;
  switch (content.kind) {
    case 'paired':
    case 'gameReminder':
      return t(`${content.kind}.${side}`, { round, board: content.board });
    case 'gameStarts':
      return t(`gameStarts.${side}`, { round });
    default:
      return assertNever(content);
  }
}

/** Online players go to the lobby, which opens the game when it begins. */
function pathOf(content: PushContent): string {
  switch (content.kind) {
    case 'paired':
      return content.isOnline ? '/calendar' : `/tournament/view/${encodeURIComponent(content.tournament)}`;
    case 'gameReminder':
      return `/tournament/view/${encodeURIComponent(content.tournament)}`;
    case 'gameStarts':
      return `/game/play/${encodeURIComponent(content.game)}`;
    default:
      return assertNever(content);
  }
}
