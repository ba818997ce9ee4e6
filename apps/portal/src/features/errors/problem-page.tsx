import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { useLocation, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { signInHref } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { reasonOf, REASON_MESSAGES } from './reasons.ts';

const MembersWay = lazy(async () => ({
  default: (await import('../../shared/joining/members-way.tsx')).MembersWay,
}));

/** What went wrong with a page, what became of the work, and the way on: retry, sign in, join, home. */
export function ProblemPage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t, i18n } = useLingui();
  const location = useLocation();
  const router = useRouter();
  const { viewer } = useSession();
  const reason = reasonOf(error);
  const words = REASON_MESSAGES[reason];
  const requestId = isApiProblem(error) ? error.requestId : undefined;
  const isForMembers = reason === 'closed' || reason === 'membersOnly';
  const canSignIn = !viewer && (isForMembers || reason === 'signIn');
  const retry = onRetry ?? (() => void router.invalidate());
  return (
    <ErrorState
      title={i18n._(words.title)}
      work={reason === 'network' || reason === 'unexpected' ? t`Your previous work is not lost.` : undefined}
      next={
        viewer && isForMembers ? (
          <Suspense>
            <MembersWay isClosed={reason === 'closed'} onJoined={retry} />
          </Suspense>
        ) : (
          i18n._(words.next)
        )
      }
      requestId={requestId ? { label: t`Request ID`, id: requestId } : undefined}
      actions={
        <>
          {canSignIn ? <LinkButton href={signInHref(location.href)}>{t`Sign in`}</LinkButton> : null}
          {words.canRetry ? <Button onPress={retry}>{t`Try again`}</Button> : null}
          <LinkButton href="/" variant="secondary">
            {t`Go to the start page`}
          </LinkButton>
        </>
      }
    />
  );
}
