import { useLingui } from '@lingui/react/macro';
import { ResourceType } from '@stoa/api/resource-type';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { entriesHref } from '../../app/links.ts';
import { section } from '../../shared/page.css.ts';
import { DELETED_TITLE } from './live-messages.ts';

/** What became of a session that does not take place (R28), and the way to others. */
export function DeletedNotice({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  return (
    <div className={section}>
      <EmptyState
        headingLevel={1}
        title={i18n._(DELETED_TITLE)}
        action={
          <LinkButton variant="primary" href={entriesHref(schoolId, { type: ResourceType.Live })}>
            {t`See other live sessions`}
          </LinkButton>
        }
      >
        {t`The host has cancelled it. Everyone who reserved was notified.`}
      </EmptyState>
    </div>
  );
}
