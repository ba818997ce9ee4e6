import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { signInHref } from '../../../app/links.ts';
import type { LessonProgress } from './use-lesson-progress.ts';

/** Says when the learner's place is on this device only, and what happens next; nothing while all is well. */
export function SaveNotice({ progress: { saveState, retry } }: { progress: LessonProgress }) {
  const { t } = useLingui();
  const { href } = useLocation();
  switch (saveState) {
    case 'fine':
      return null;
    case 'offline':
      return (
        <Banner tone="info" announce="polite">
          {t`No connection. Your progress is kept on this device and saved once you are back online.`}
        </Banner>
      );
    case 'signInNeeded':
      return (
        <Banner
          tone="warning"
          announce="polite"
          action={<LinkButton size="sm" href={signInHref(href)}>{t`Sign in`}</LinkButton>}
        >
          {t`You have been signed out. Your progress is kept on this device and saved when you sign in.`}
        </Banner>
      );
    case 'failed':
      return (
        <Banner
          tone="warning"
          announce="polite"
          action={<Button size="sm" onPress={retry}>{t`Try again`}</Button>}
        >
          {t`Your progress could not be saved. It is kept on this device.`}
        </Banner>
      );
  }
}
