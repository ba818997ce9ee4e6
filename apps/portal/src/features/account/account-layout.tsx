import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { PageHead } from '@stoa/ui/page-head';
import { TabLinks } from '@stoa/ui/tabs';
import type { ReactNode } from 'react';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import * as styles from './account.css.ts';

const ROOT = '/account';

/** The head of the account's pages, and the way between them. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const tab = (path: string, label: string) => ({
    id: path || 'profile',
    label,
    href: `${ROOT}${path}`,
    isCurrent: pathname === `${ROOT}${path}`,
  });
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <PageHead
          title={t`Your account`}
          text={t`Your name, the ways you sign in, and what is kept about you.`}
        />
        <TabLinks
          label={t`Parts of your account`}
          items={[
            tab(
              '',
              t({ message: 'Profile', comment: 'Part of one’s account: name, picture, contacts, language' }),
            ),
            tab(
              '/security',
              t({ message: 'Security', comment: 'Part of one’s account: password, second factor' }),
            ),
            tab(
              '/devices',
              t({ message: 'Devices', comment: 'Part of one’s account: where one is signed in' }),
            ),
            tab('/links', t({ message: 'Linked sign-ins', comment: 'Part of one’s account: third parties' })),
            tab('/data', t({ message: 'Your data', comment: 'Part of one’s account: copy and deletion' })),
          ]}
        />
        {children}
      </div>
    </div>
  );
}
