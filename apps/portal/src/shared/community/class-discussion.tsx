import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { postsQuery } from '@stoa/api/community.queries';
import type { PostKind } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Heading } from '@stoa/ui/heading';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { FilterMenu } from '../list-menus.tsx';
import { ProblemInPlace } from '../problem-in-place.tsx';
import { postHref } from './community-links.ts';
import { POST_KINDS, POST_KIND_MESSAGES } from './community-messages.ts';
import { PostDialog } from './post-dialog.tsx';
import { PostList } from './post-list.tsx';
import * as styles from './community.css.ts';

const PAGE_SIZE = 5;

interface DiscussionProps {
  schoolId: string;
  scopeType: 'class' | 'lesson';
  scopeId: string;
}

/** What people of a class ask and say there; for those who are in it. */
export function ClassDiscussion({ schoolId, scopeType, scopeId }: DiscussionProps) {
  useMessages('community');
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const navigate = useNavigate();
  const [kind, setKind] = useState<PostKind>();
  const [isWriting, setWriting] = useState(false);
  // Where the pages after the first begin.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useQueries({
    queries: [undefined, ...cursors].map((cursor) =>
      postsQuery(api, { schoolId, scopeType, scopeId, kind, cursor, pageSize: PAGE_SIZE, lang }),
    ),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const posts = pages.flatMap(({ data }) => data?.items ?? []);
  const next = last?.data?.next;
  const title = t({ message: 'Discussion', context: 'class', comment: 'Heading over posts of a class' });
  const write = (
    <Button variant="primary" size="sm" icon={PencilSimpleIcon} onPress={() => setWriting(true)}>
      {t({ message: 'Write a post', comment: 'Button: in a community' })}
    </Button>
  );
  return (
    <section aria-labelledby="discussion" className={styles.part}>
      <div className={styles.top}>
        <Heading level={2} size="2xl" id="discussion">
          {title}
        </Heading>
        <div className={styles.row}>
          <FilterMenu
            all={t({ message: 'All posts', comment: 'Filter of a list of posts' })}
            choices={POST_KINDS.map((value) => ({ value, label: i18n._(POST_KIND_MESSAGES[value]) }))}
            value={kind}
            onChange={(chosen) => {
              setKind(chosen);
              setCursors([]);
            }}
          />
          {first?.data?.abilities.write ? write : null}
        </div>
      </div>
      {posts.length > 0 ? (
        <PostList posts={posts} label={title} headingLevel={3} />
      ) : first?.data ? (
        <EmptyState
          kind={kind ? 'filtered' : 'nothing'}
          headingLevel={3}
          title={kind ? t`No post of this kind` : t`Nobody has written here yet`}
        >
          {kind
            ? t`Choose another kind, or write the first one.`
            : t`Ask a question, or share what helped you.`}
        </EmptyState>
      ) : first?.error ? null : (
        <SkeletonRegion>
          <SkeletonRows count={3} />
        </SkeletonRegion>
      )}
      {last?.error && !last.data ? (
        <ProblemInPlace error={last.error} onRetry={() => void last.refetch()} />
      ) : next ? (
        <div>
          <Button onPress={() => setCursors([...cursors, next])} isPending={last?.isFetching ?? false}>
            {t({ message: 'Show more posts', comment: 'Button below a list of posts' })}
          </Button>
        </div>
      ) : null}
      {isWriting ? (
        <PostDialog
          schoolId={schoolId}
          scopeType={scopeType}
          scopeId={scopeId}
          mayAnnounce={first?.data?.abilities.announce ?? false}
          onClose={() => setWriting(false)}
          onDone={({ id }) => void navigate({ href: postHref(schoolId, id) })}
        />
      ) : null}
    </section>
  );
}
