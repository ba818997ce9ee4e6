import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Stack } from '@stoa/ui/stack';
import { signInHref } from '../../app/links.ts';
import { ENROLMENT_PROBLEM_MESSAGES } from './enrolment-messages.ts';
import type { Enrolment } from './use-enrolment.ts';

/** What went wrong with joining or leaving, and the way on. */
export function EnrolmentProblem({ enrolment }: { enrolment: Enrolment }) {
  const { t, i18n } = useLingui();
  const { href } = useLocation();
  const { problem, isOffline, needsSignIn, dismissProblem } = enrolment;
  if (!problem) return null;
  const words = i18n._(ENROLMENT_PROBLEM_MESSAGES[problem.code]);
  if (isOffline) {
    return (
      <Banner tone="info" announce="polite">
        <Stack gap="3" align="start">
          {words}
          <Button size="sm" onPress={dismissProblem}>
            {t({ message: 'Cancel', comment: 'Button: stop trying without a connection' })}
          </Button>
        </Stack>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" announce="assertive" onDismiss={dismissProblem}>
      <Stack gap="3" align="start">
        {words}
        {needsSignIn ? (
          <LinkButton size="sm" href={signInHref(href)}>
            {t`Sign in`}
          </LinkButton>
        ) : null}
      </Stack>
    </Banner>
  );
}
