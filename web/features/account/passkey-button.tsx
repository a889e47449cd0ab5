import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../../contract/codec/session-user.ts';
import { canUsePasskeys, hasGivenUp } from '../../device/passkeys.ts';

interface PasskeyButtonProps {
  readonly onArrived: (user: SessionUser) => Promise<void>;
  readonly onRefused: (error: unknown) => void;
}

/** Log-in with a passkey, where the browser supports it; the passkey identifies the account. */
export function PasskeyButton({ onArrived, onRefused }: PasskeyButtonProps) {
  const { t } = useTranslation('account');
  const logIn = useMutation({
    mutationFn: async () => (await import('../../device/passkeys-now.ts')).logInByPasskey(),
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
