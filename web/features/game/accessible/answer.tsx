import { useTranslation } from 'react-i18next';
import { type Asked, spokenAnswer } from './spoken-answer.ts';

/** The text of an answer; its container is a live region. */
export function Answer({ asked }: { readonly asked: Asked }) {
  const { t: asking } = useTranslation('asking');
  const { t: game } = useTranslation('game');
  const { t: chess } = useTranslation('chess');
  return <>{spokenAnswer({ asking, game, chess }, asked)}</>;
}
