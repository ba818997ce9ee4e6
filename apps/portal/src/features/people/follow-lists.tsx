import { useLingui } from '@lingui/react/macro';
import type { FollowEntry } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hrefTo, signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { isMemberOf, useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import type { TabProps } from './dynamics-list.tsx';
import { GrowingListEnd } from '../../shared/growing-list-end.tsx';
import { JoinButton } from '../../shared/joining/join-button.tsx';
import { PeopleList } from './people-list.tsx';
import * as styles from './people.css.ts';
import { fansPage, followsPage, schoolFansPage } from './space-queries.ts';
import { useGrowingList } from '../../shared/use-growing-list.ts';

/** Who follows somebody. */
export function FanList({ isSelf, ...of }: TabProps) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) => fansPage(api, { ...of, lang }, cursor));
  return (
    <FollowList
      schoolId={of.schoolId}
      list={list}
      label={t({ message: 'Followers', comment: 'Tab of a personal space' })}
      empty={
        <EmptyState title={t`No followers yet`}>
          {isSelf ? t`Members of the school can follow you from your space and from lists of people.` : null}
        </EmptyState>
      }
    />
  );
}

/** Whom somebody follows. */
export function FollowedList({ isSelf, ...of }: TabProps) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) => followsPage(api, { ...of, lang }, cursor));
  return (
    <div className={styles.list}>
      <FollowList
        schoolId={of.schoolId}
        list={list}
        label={t({
          message: 'Following',
          context: 'tab',
          comment: 'Tab of a personal space: whom somebody follows',
        })}
        empty={
          <EmptyState title={isSelf ? t`You follow nobody yet` : t`Follows nobody yet`}>
            {isSelf ? t`Open the space of a teacher or classmate and follow them.` : null}
          </EmptyState>
        }
      />
      {isSelf ? (
        <div>
          <Link
            href={hrefTo({ to: '/portal/$schoolId/fans', params: { schoolId: of.schoolId } })}
            variant="standalone"
          >
            {t`See who follows this school`}
          </Link>
        </div>
      ) : null}
    </div>
  );
}

/** Who follows the school. */
export function SchoolFanList({ schoolId, label }: { schoolId: string; label: string }) {
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) => schoolFansPage(api, { schoolId, lang }, cursor));
  return <FollowList schoolId={schoolId} list={list} label={label} empty={<NoFans schoolId={schoolId} />} />;
}

/** Nobody follows the school: whoever looks is told what they can do about it. */
function NoFans({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const { href } = useLocation();
  const canOnlyLook = session.status === 'signedIn' && !isMemberOf(session, schoolId);
  return (
    <EmptyState
      title={t`No followers yet`}
      action={
        canOnlyLook ? (
          <JoinButton schoolId={schoolId} />
        ) : session.status === 'signedOut' ? (
          <LinkButton href={signInHref(href)}>{t`Sign in`}</LinkButton>
        ) : undefined
      }
    >
      {canOnlyLook ? t`Only members of the school can follow it.` : t`Be the first to follow this school.`}
    </EmptyState>
  );
}

interface FollowListProps {
  schoolId: string;
  list: Pick<ReturnType<typeof useGrowingList>, 'first' | 'showMore' | 'more'> & { items: FollowEntry[] };
  label: string;
  empty: ReactNode;
}

function FollowList({ schoolId, list, label, empty }: FollowListProps) {
  const { t } = useLingui();
  return (
    <Loaded query={list.first} rows={6}>
      {() =>
        list.items.length === 0 ? (
          empty
        ) : (
          <div className={styles.list}>
            <PeopleList
              schoolId={schoolId}
              label={label}
              people={list.items.map(({ userInfo, ...entry }) => ({ ...entry, detail: userInfo }))}
            />
            <GrowingListEnd
              list={list}
              label={t({ message: 'Show more people', comment: 'Button below a list of people' })}
            />
          </div>
        )
      }
    </Loaded>
  );
}
