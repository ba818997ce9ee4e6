import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Spinner } from '@stoa/ui/spinner';
import { Text } from '@stoa/ui/text';
import { useRef, useSyncExternalStore } from 'react';
import * as styles from './auth.css.ts';
import type { CaptchaController } from './captcha-controller.ts';

/** How the check stands that the server wants after several attempts. There is nothing to do but to wait. */
export function CaptchaStatus({ captchas }: { captchas: CaptchaController }) {
  const { t } = useLingui();
  const line = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away: from here the next Tab leads on through the form, not to the top of the page.
    line.current?.focus();
    captchas.retry();
  };
  const status = useSyncExternalStore(captchas.subscribe, captchas.status, captchas.status);
  return (
    // Always there, or what comes into it is not announced.
    <div ref={line} role="status" tabIndex={-1} className={styles.captcha}>
      {status === 'checking' ? (
        <>
          <Spinner />
          <Text size="sm">{t`Running a security check…`}</Text>
        </>
      ) : status === 'checked' ? (
        <Text size="sm" tone="muted">{t`Security check passed.`}</Text>
      ) : status === 'failed' ? (
        <>
          <Text size="sm">{t`The security check did not finish. Check your connection.`}</Text>
          <Button size="sm" onPress={retry}>
            {t`Try again`}
          </Button>
        </>
      ) : null}
    </div>
  );
}
