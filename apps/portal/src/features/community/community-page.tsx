import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { postsQuery } from '@stoa/api/community.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { StaleRegion } from '@stoa/ui/stale-region';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { schoolHref, signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { postHref } from '../../shared/community/community-links.ts';
import { POST_KIND_MESSAGES, POST_KINDS } from '../../shared/community/community-messages.ts';
import { PostDialog } from '../../shared/community/post-dialog.tsx';
import { PostList } from '../../shared/community/post-list.tsx';
import { SORT_MESSAGES } from '../../shared/filter-messages.ts';
import { FilterMenu, SortMenu } from '../../shared/list-menus.tsx';
import { ListSteps } from '../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { communityAddress, postsParams } from './community-address.ts';
import { COMMUNITY_SORTS, type CommunityQuery } from './community-search.ts';
import { COMMUNITY_TITLE } from './community-title.ts';
import * as styles from './community.css.ts';

/** What people of a school write: discussions, questions, announcements and activities. */
export function CommunityPage({ schoolId, query }: { schoolId: string; query: CommunityQuery }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const [isWriting, setWriting] = useState(false);
  const { data: layout } = useSuspenseQuery(portalLayoutQuery(api, { schoolId, lang: language }));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...postsQuery(api, postsParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const title = i18n._(COMMUNITY_TITLE);
  useTitle(title, layout.school.name);
  const { write = false, announce = false, reason = null } = data?.abilities ?? {};
  const go = (part: Partial<CommunityQuery>) =>
    void navigate({
      href: communityAddress(schoolId, undefined, { ...query, cursor: '', ...part }),
      resetScroll: false,
    });
  return (
    <div className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: layout.school.name, href: schoolHref(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.actions}>
        <PageHeader title={title} text={t`Ask, answer and share with the people of this school.`} />
        {write ? (
          <Button variant="primary" icon={PencilSimpleIcon} onPress={() => setWriting(true)}>
            {t({ message: 'Write a post', comment: 'Button: in a community' })}
          </Button>
        ) : reason === 'SIGN_IN' ? (
          <LinkButton href={signInHref(here)}>{t`Sign in to write`}</LinkButton>
        ) : null}
      </div>
      <div className={styles.row}>
        <FilterMenu
          all={t({ message: 'All posts', comment: 'Filter of a list of posts' })}
          choices={POST_KINDS.map((value) => ({ value, label: i18n._(POST_KIND_MESSAGES[value]) }))}
          value={query.kind}
          onChange={(kind) => go({ kind })}
        />
        <SortMenu
          choices={COMMUNITY_SORTS.map((value) => ({ value, label: i18n._(SORT_MESSAGES[value]) }))}
          value={query.sort}
          onChange={(sort) => go({ sort })}
        />
      </div>
      {data ? (
        <StaleRegion isStale={isPlaceholderData} className={styles.list}>
          {data.items.length > 0 ? (
            <PostList posts={data.items} label={title} />
          ) : (
            <EmptyState
              kind={query.kind || query.cursor ? 'filtered' : 'nothing'}
              title={query.kind ? t`No post of this kind` : t`Nobody has written here yet`}
              action={
                query.kind || query.cursor ? (
                  <LinkButton href={communityAddress(schoolId, undefined)}>
                    {t({ message: 'Show all posts', comment: 'Button: takes filters away' })}
                  </LinkButton>
                ) : undefined
              }
            >
              {write ? t`Write the first post: others can reply to it.` : t`Come back later.`}
            </EmptyState>
          )}
          <ListSteps
            list={data}
            hrefFor={(cursor) => communityAddress(schoolId, undefined, { ...query, cursor })}
          />
        </StaleRegion>
      ) : error ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={6} />
        </SkeletonRegion>
      )}
      {isWriting ? (
        <PostDialog
          schoolId={schoolId}
          scopeType="school"
          scopeId={schoolId}
          mayAnnounce={announce}
          onClose={() => setWriting(false)}
          onDone={({ id }) => void navigate({ href: postHref(schoolId, id) })}
        />
      ) : null}
    </div>
  );
}
