import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import { canUsePasskeys, hasGivenUp } from '../../passkeys.ts';

interface PasskeyButtonProps {
  readonly onArrived: (reader: AuthInfo) => Promise<void>;
  readonly onRefused: (error: unknown) => void;
}

/** The log-in with a passkey, where the browser has them: who it is, the passkey knows. */
export function PasskeyButton({ onArrived, onRefused }: PasskeyButtonProps) {
  const { t } = useTranslation('account');
  const logIn = useMutation({
    mutationFn: async () => (await import('../../passkeys-now.ts')).logInByPasskey(),
    onMutate: () => onRefused(null),
    onSuccess: onArrived,
    onError: (error) => {
      if (!hasGivenUp(error)) onRefused(error);
    },
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button variant="default" loading={logIn.isPending} onClick={() => logIn.mutate()}>
      {t('byPasskey')}
    </Button>
  );
}
