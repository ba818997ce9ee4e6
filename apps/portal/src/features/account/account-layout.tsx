import { useLingui } from '@lingui/react/macro';
import { Outlet, useMatches } from '@tanstack/react-router';
import { PageHeader } from '@stoa/ui/page-header';
import { SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import { TabLinks } from '@stoa/ui/tabs';
import { Suspense } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import * as styles from './account.css.ts';
import { OwnSessionNotice } from './own-session-notice.tsx';

/** The head of the account's pages, the way between them, and the one that is shown. */
export function AccountLayout() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') });
  return (
    <div className={cx(page, padded)}>
      <div className={styles.layout}>
        <PageHeader title={t`Your account`} text={t`Your name, sign-in methods and personal data.`} />
        <TabLinks
          label={t`Parts of your account`}
          items={(
            [
              {
                to: '/account',
                label: t({
                  message: 'Profile',
                  comment: 'Part of one’s account: name, picture, contacts, language',
                }),
              },
              {
                to: '/account/security',
                label: t({ message: 'Security', comment: 'Part of one’s account: password, second factor' }),
              },
              {
                to: '/account/devices',
                label: t({ message: 'Devices', comment: 'Part of one’s account: where one is signed in' }),
              },
              {
                to: '/account/notifications',
                label: t({
                  message: 'Notifications',
                  comment: 'Part of one’s account: what one is told, and how',
                }),
              },
              {
                to: '/account/links',
                label: t({ message: 'Linked sign-ins', comment: 'Part of one’s account: third parties' }),
              },
              {
                to: '/account/certificates',
                label: t({ message: 'Certificates', comment: 'Title of pages: for finished classes' }),
              },
              {
                to: '/account/blocked',
                label: t({
                  message: 'Blocked',
                  context: 'people',
                  comment: 'Part of one’s account: people whom one blocked or muted',
                }),
              },
              {
                to: '/account/data',
                label: t({ message: 'Your data', comment: 'Part of one’s account: copy and deletion' }),
              },
            ] as const
          ).map(({ to, label }) => ({ id: to, label, href: hrefTo({ to }), isCurrent: path === to }))}
        />
        {/* Nothing of an account is a school's: its sign-in service cannot vouch for changes here. */}
        {viewer?.boundSchool === undefined ? (
          <Suspense
            fallback={
              <SkeletonRegion>
                <SkeletonArticle />
              </SkeletonRegion>
            }
          >
            <Outlet />
          </Suspense>
        ) : (
          <OwnSessionNotice />
        )}
      </div>
    </div>
  );
}
