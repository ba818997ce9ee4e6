import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { hrefTo } from '../../app/links.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';

/** Nobody's school: a person who belongs to none, on a site where none is open. */
export function NoSchoolPage() {
  const { t } = useLingui();
  return (
    <div className={cx(prose, padded)}>
      <EmptyState
        headingLevel={1}
        title={t`You are not a member of any school yet`}
        action={<LinkButton href={hrefTo({ to: '/logout' })}>{t`Sign out`}</LinkButton>}
      >
        {t`No school on this site is open to everyone. Ask your school for the address of its portal or for an invitation.`}
      </EmptyState>
    </div>
  );
}
