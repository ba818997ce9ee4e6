import { useLingui } from '@lingui/react/macro';
import { repliesQuery } from '@stoa/api/community.queries';
import type { CommunityPost } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { RowList } from '@stoa/ui/row-list';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { signInHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useCountMessages } from '../../shared/community/use-count-messages.ts';
import { SortMenu } from '../../shared/list-menus.tsx';
import { ListSteps } from '../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { communityAddress, repliesParams } from './community-address.ts';
import { COMMUNITY_SORTS, type CommunityQuery } from './community-search.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplyItem } from './reply-item.tsx';
import * as styles from './community.css.ts';

/** The replies to a post, and writing one. */
export function Replies({ post, query }: { post: CommunityPost; query: CommunityQuery }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const { schoolId, id: postId, replyCount } = post;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...repliesQuery(useApi(), repliesParams(schoolId, postId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const counted = useCountMessages();
  const authors = new Map(data?.items.map(({ id, author }) => [id, author?.name]));
  const sorts = {
    '0': t({ message: 'Oldest', context: 'replies', comment: 'Order of a list' }),
    '1': t({ message: 'Most liked', context: 'replies', comment: 'Order of a list' }),
  };
  return (
    <section aria-labelledby="replies" className={styles.part}>
      <div className={styles.actions}>
        <Heading level={2} size="xl" id="replies">
          {counted.replies(replyCount)}
        </Heading>
        {replyCount > 1 ? (
          <SortMenu
            choices={COMMUNITY_SORTS.map((value) => ({ value, label: sorts[value] }))}
            value={query.sort}
            onChange={(sort) =>
              void navigate({ href: communityAddress(schoolId, postId, { sort }), resetScroll: false })
            }
          />
        ) : null}
      </div>
      {data ? (
        <StaleRegion isStale={isPlaceholderData} className={styles.list}>
          {data.items.length > 0 ? (
            <RowList aria-labelledby="replies">
              {data.items.map((reply) => (
                <ReplyItem
                  key={reply.id}
                  post={post}
                  reply={reply}
                  repliedName={reply.replyToId ? authors.get(reply.replyToId) : undefined}
                />
              ))}
            </RowList>
          ) : (
            <Text tone="muted">{t`Nobody has replied yet.`}</Text>
          )}
          <ListSteps
            list={data}
            hrefFor={(cursor) => communityAddress(schoolId, postId, { sort: query.sort, cursor })}
          />
        </StaleRegion>
      ) : error ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRegion>
          <SkeletonRows count={3} />
        </SkeletonRegion>
      )}
      {post.abilities.reply ? (
        <ReplyForm
          schoolId={schoolId}
          postId={postId}
          label={t({ message: 'Your reply', comment: 'Label of a field' })}
        />
      ) : post.abilities.reason === 'SIGN_IN' ? (
        <div>
          <LinkButton href={signInHref(here)}>{t`Sign in to reply`}</LinkButton>
        </div>
      ) : (
        <Text tone="muted">{t`Members of the school can reply.`}</Text>
      )}
    </section>
  );
}
