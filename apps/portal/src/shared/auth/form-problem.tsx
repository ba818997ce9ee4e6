import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Text } from '@stoa/ui/text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatWait } from './wait.ts';

export interface FormProblemProps {
  message: string;
  requestId?: string | undefined;
  /** Runs down while the form is held back. */
  secondsLeft?: number | undefined;
  action?: ReactNode;
}

/** Why a form was refused. Read out once: the seconds that run down are for the eye. */
export function FormProblem({ message, requestId, secondsLeft, action }: FormProblemProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const wait = secondsLeft === undefined ? undefined : formatWait(secondsLeft, language);
  return (
    <div>
      <VisuallyHidden>
        <span role="alert">{message}</span>
      </VisuallyHidden>
      <Banner tone="danger" action={action}>
        {message} {wait ? <span role="timer">{t`Try again in ${wait}.`}</span> : null}
        {requestId ? (
          <Text size="xs">
            {t({ message: 'Number of the request:', comment: 'A number that people can tell the support' })} <bdi dir="ltr">{requestId}</bdi>
          </Text>
        ) : null}
      </Banner>
    </div>
  );
}
