import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { signInHref } from '../../app/links.ts';
import { schoolOf } from '../../app/school-id.ts';
import { isMemberOf, useSession } from '../../app/session.tsx';
import { reasonOf, REASON_MESSAGES } from './reasons.ts';

const JoinButton = lazy(async () => ({ default: (await import('../../shared/join-button.tsx')).JoinButton }));

/** What went wrong with a page, what became of the work, and the way on: retry, sign in, join, home. */
export function ProblemPage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t, i18n } = useLingui();
  const location = useLocation();
  const router = useRouter();
  const session = useSession();
  const { viewer } = session;
  const schoolId = schoolOf(useMatches());
  const reason = reasonOf(error);
  const words = REASON_MESSAGES[reason];
  const requestId = isApiProblem(error) ? error.requestId : undefined;
  const canSignIn = !viewer && (reason === 'closed' || reason === 'membersOnly' || reason === 'signIn');
  const canJoin =
    viewer && reason === 'membersOnly' && schoolId !== undefined && !isMemberOf(session, schoolId);
  const next = (viewer && words.signedIn) ?? words.next;
  const retry = onRetry ?? (() => void router.invalidate());
  return (
    <ErrorState
      title={i18n._(words.title)}
      work={reason === 'network' || reason === 'unexpected' ? t`Your previous work is not lost.` : undefined}
      next={
        canJoin
          ? t`You are signed in, but not a member of this school yet. Joining is free and takes one click.`
          : i18n._(next)
      }
      requestId={requestId ? { label: t`Request ID`, id: requestId } : undefined}
      actions={
        <>
          {canSignIn ? <LinkButton href={signInHref(location.href)}>{t`Sign in`}</LinkButton> : null}
          {canJoin ? (
            <Suspense>
              <JoinButton schoolId={schoolId} onJoined={retry} />
            </Suspense>
          ) : null}
          {words.canRetry ? <Button onPress={retry}>{t`Try again`}</Button> : null}
          <LinkButton href="/" variant="secondary">
            {t`Go to the start page`}
          </LinkButton>
        </>
      }
    />
  );
}
