import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { primaryAction } from '../primary-action.ts';

/** Below a lesson that is open to everybody: nothing is kept of it, and how that changes. */
export function VisitorNotice({ detail }: { detail: ClassDetail }) {
  const { t } = useLingui();
  const { kind } = primaryAction(detail);
  if (kind !== 'enrol' && kind !== 'signIn') return null;
  return (
    <Banner
      tone="info"
      title={t`You are previewing this lesson`}
      action={<LinkButton size="sm" variant="primary" href={detail.url}>{t`Go to class`}</LinkButton>}
    >
      {t`Enroll in the class to keep your progress and to open all lessons.`}
    </Banner>
  );
}
