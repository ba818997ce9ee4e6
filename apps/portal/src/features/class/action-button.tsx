import { useLingui } from '@lingui/react/macro';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useLocation } from '@tanstack/react-router';
import type { ClassDetail } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { entriesHref, signInHref } from '../../app/links.ts';
import type { PrimaryAction } from './primary-action.ts';
import type { Enrolment } from './use-enrolment.ts';

/** The step itself: go on, enrol, sign in; nothing where only a sentence can be said. */
export function ActionButton({
  action,
  detail,
  enrolment,
}: {
  action: PrimaryAction;
  detail: ClassDetail;
  enrolment: Enrolment;
}) {
  const { t } = useLingui();
  const { href } = useLocation();
  const toSignIn = signInHref(href);
  switch (action.kind) {
    case 'continue': {
      const { title, url } = action.lesson;
      const hasBegun = action.started || (detail.progress?.completed ?? 0) > 0;
      return (
        <LinkButton href={url} variant="primary" size="lg" icon={PlayIcon} isFullWidth>
          {hasBegun
            ? t({ message: `Continue: ${title}`, comment: 'Button; the title of the next lesson follows' })
            : t({ message: `Start: ${title}`, comment: 'Button; the title of the first lesson follows' })}
        </LinkButton>
      );
    }
    case 'review':
      return (
        <LinkButton href={action.lesson.url} size="lg" isFullWidth>
          {t({ message: 'Review', comment: 'Button of a class whose lessons are all done' })}
        </LinkButton>
      );
    case 'enrol':
      return (
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          onPress={enrolment.enrol}
          isPending={enrolment.isBusy}
        >
          {t({ message: 'Enroll', comment: 'Button: take a seat in the class' })}
        </Button>
      );
    case 'signIn':
      return (
        <LinkButton href={toSignIn} variant="primary" size="lg" isFullWidth>
          {t({ message: 'Sign in to enroll', comment: 'Button' })}
        </LinkButton>
      );
    case 'buy':
      if (detail.purchaseUrl)
        return (
          <LinkButton href={detail.purchaseUrl} variant="primary" size="lg" isFullWidth>
            {t({ message: 'Buy', comment: 'Button: leads to the store where the class is ordered' })}
          </LinkButton>
        );
      return action.isVisitor ? (
        <LinkButton href={toSignIn} size="lg" isFullWidth>
          {t({ message: 'Already bought it? Sign in', comment: 'Button of a course that is sold' })}
        </LinkButton>
      ) : null;
    case 'full':
      return (
        <Button size="lg" isFullWidth isDisabled>
          {t`Class is full`}
        </Button>
      );
    case 'ended':
      return (
        <LinkButton href={entriesHref(detail.schoolId, { type: detail.type })} size="lg" isFullWidth>
          {t({ message: 'Browse other classes', comment: 'Button of a class that is over' })}
        </LinkButton>
      );
    case 'waiting':
    case 'shutOut':
    case 'empty':
      return null;
  }
}
