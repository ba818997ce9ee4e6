import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';

/** In place of a list whose entries from here on are gone since. */
export function PastEnd({ firstHref }: { firstHref: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={2}
      title={t`This page does not exist`}
      action={<LinkButton href={firstHref}>{t`Go to first page`}</LinkButton>}
    />
  );
}
