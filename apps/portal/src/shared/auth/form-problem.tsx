import { useLingui } from '@lingui/react/macro';
import type { Problem } from '@stoa/machines/shared';
import { Banner } from '@stoa/ui/banner';
import { Text } from '@stoa/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import * as styles from './auth.css.ts';
import { formatWait } from './wait.ts';

/** Only here a number helps: what went wrong is in the server's log. */
const SERVER_FAULTS: readonly string[] = ['INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'UNKNOWN'];

export interface FormProblemProps {
  problem: Problem;
  message: string;
  /** Runs down while the form is held back. */
  secondsLeft?: number | undefined;
  /** What to do instead. */
  action?: ReactNode;
}

/** Why a form was refused. The message is read out once: the seconds that run down are for the eye. */
export function FormProblem({ problem, message, secondsLeft, action }: FormProblemProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const wait = secondsLeft === undefined ? undefined : formatWait(secondsLeft, language);
  const requestId = SERVER_FAULTS.includes(problem.code) ? problem.requestId : undefined;
  // On a phone the button that was pressed is far below.
  useEffect(() => {
    // Newer browsers answer with a promise, which would pass for a clean-up.
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={box} className={styles.problem}>
      <Banner tone="danger">
        <span role="alert">{message}</span>{' '}
        {wait ? <span role="timer">{t`Try again in ${wait}.`}</span> : null}
        {requestId ? (
          <Text size="xs">
            {t({
              message: `Request ID: ${requestId}`,
              comment: 'A number that people can tell the support',
            })}
          </Text>
        ) : null}
        {action ? <div className={styles.problemAction}>{action}</div> : null}
      </Banner>
    </div>
  );
}
