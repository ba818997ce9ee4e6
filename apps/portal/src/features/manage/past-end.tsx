import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';

/** In place of a list whose entries from here on are gone since. */
export function PastEnd({ firstHref }: { firstHref: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={2}
      title={t`There are fewer pages than this`}
      action={<LinkButton href={firstHref}>{t`To the first page`}</LinkButton>}
    />
  );
}
