import { useLingui } from '@lingui/react/macro';
import type { Membership } from '@stoa/api/schema';
import { PageHead } from '@stoa/ui/page-head';
import { TabLinks } from '@stoa/ui/tabs';
import type { ReactNode } from 'react';
import { useSession } from '../../app/session.tsx';
import { withParams } from '../../shared/address.ts';
import { cx } from '../../shared/cx.ts';
import { page } from '../../shared/page.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import { partHref, peopleHref, signInHref, type PeopleView } from './manage-address.ts';
import * as styles from './manage.css.ts';

export type ManagePart =
  | PeopleView
  | 'signIn'
  | 'contact'
  | 'words'
  | 'feedback'
  | 'bulletins'
  | 'footer'
  | 'visits'
  | 'mails'
  | 'guide';

/** What the viewer may do in a school, as the server says. */
function useOperations(schoolId: string): {
  isOwner: boolean;
  can: (operation: Membership['operations'][number]) => boolean;
} {
  const { viewer } = useSession();
  const membership = viewer?.memberships.find((one) => one.schoolId === schoolId);
  return {
    isOwner: membership?.role === 'owner',
    can: (operation) => viewer?.isSuperuser === true || (membership?.operations.includes(operation) ?? false),
  };
}

/** The head of the pages of those who run a school, and the ways between them. */
export function ManageLayout({
  schoolId,
  schoolName,
  current,
  title,
  text,
  actions,
  children,
}: {
  schoolId: string;
  schoolName: string;
  current: ManagePart;
  title: string;
  text: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { can, isOwner } = useOperations(schoolId);
  useTitle(title, schoolName);
  const parts: { id: ManagePart; label: string; href: string }[] = [
    ...(can('MEMBER_MANAGEMENT')
      ? [
          {
            id: 'members' as const,
            label: t({ message: 'Members', comment: 'Page for those who run a school' }),
            href: peopleHref(schoolId, { view: 'members' }),
          },
          {
            id: 'invitations' as const,
            label: t({ message: 'Invitations', comment: 'Page for those who run a school' }),
            href: peopleHref(schoolId, { view: 'invitations' }),
          },
          {
            id: 'import' as const,
            label: t({
              message: 'Import',
              comment: 'Page for those who run a school: many people from a file',
            }),
            href: peopleHref(schoolId, { view: 'import' }),
          },
          {
            id: 'mails' as const,
            label: t({ message: 'Mail delivery', comment: 'Page for those who run a school' }),
            href: partHref(schoolId, 'mails'),
          },
        ]
      : []),
    ...(can('SCHOOL_SETTINGS')
      ? [
          {
            id: 'signIn' as const,
            label: t({ message: 'Ways to sign in', comment: 'Page for those who run a school' }),
            href: signInHref(schoolId),
          },
          {
            id: 'contact' as const,
            label: t({
              message: 'Customer service',
              comment: 'Page for those who run a school: how people reach it',
            }),
            href: partHref(schoolId, 'contact'),
          },
          {
            id: 'words' as const,
            label: t({
              message: 'Words not accepted',
              comment: 'Page for those who run a school: a list of forbidden words',
            }),
            href: partHref(schoolId, 'words'),
          },
        ]
      : []),
    ...(can('FEEDBACK_HANDLING')
      ? [
          {
            id: 'feedback' as const,
            label: t({
              message: 'Feedback',
              context: 'inbox',
              comment: 'Page for those who run a school: what people wrote to it',
            }),
            href: partHref(schoolId, 'feedback'),
          },
        ]
      : []),
    ...(can('PORTAL_DECORATION')
      ? [
          {
            id: 'bulletins' as const,
            label: t({
              message: 'Bulletins',
              comment: 'Page for those who run a school: notices above its pages',
            }),
            href: partHref(schoolId, 'bulletins'),
          },
          {
            id: 'footer' as const,
            label: t({
              message: 'Footer',
              comment: 'Page for those who run a school: the foot of its pages',
            }),
            href: partHref(schoolId, 'footer'),
          },
          {
            id: 'visits' as const,
            label: t({ message: 'Visits', comment: 'Page for those who run a school: figures' }),
            href: partHref(schoolId, 'visits'),
          },
        ]
      : []),
    ...(isOwner
      ? [
          {
            id: 'guide' as const,
            label: t({
              message: 'First steps',
              comment: 'Page for those who run a school: what to do first',
            }),
            href: withParams('/register/guide', { schoolId }),
          },
        ]
      : []),
  ];
  return (
    <div className={cx(page, styles.layout)}>
      <TabLinks
        label={t({ message: 'Running the school', comment: 'Name of a navigation' })}
        items={parts.map((part) => ({ ...part, isCurrent: part.id === current }))}
      />
      <div className={styles.top}>
        <PageHead title={title} text={text} />
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
