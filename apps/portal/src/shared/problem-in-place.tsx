import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { isApiProblem } from '@stoa/api/error';
import { Button } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';

const FORBIDDEN = 403;
const BUSY_STATUSES: readonly number[] = [429, 502, 503, 504];

const MESSAGES = {
  network: { title: msg`No connection`, next: msg`Check your connection and try again.` },
  busy: {
    title: msg`The school is temporarily unavailable`,
    next: msg`The site may be busy. Wait a moment and try again.`,
  },
  unexpected: {
    title: msg`This list could not be loaded`,
    next: msg`Try again. If the problem persists, send us the request ID below.`,
  },
};

function messageOf(error: unknown) {
  if (!isApiProblem(error)) return MESSAGES.unexpected;
  if (error.code === 'NETWORK') return MESSAGES.network;
  return BUSY_STATUSES.includes(error.status) ? MESSAGES.busy : MESSAGES.unexpected;
}

/**
 * A list that could not be loaded, in its place: the page around it stays as it is.
 * @throws what was refused because of who asks: that is a matter of the whole page, and trying again does not help
 */
export function ProblemInPlace({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  if (isApiProblem(error) && error.status === FORBIDDEN) throw error;
  const { title, next } = messageOf(error);
  const requestId = isApiProblem(error) ? error.requestId : undefined;
  return (
    <div role="alert">
      <ErrorState
        headingLevel={2}
        title={i18n._(title)}
        next={i18n._(next)}
        requestId={requestId ? { label: t`Request ID`, id: requestId } : undefined}
        actions={<Button onPress={onRetry}>{t`Try again`}</Button>}
      />
    </div>
  );
}
