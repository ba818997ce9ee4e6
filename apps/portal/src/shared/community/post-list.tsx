import { useLingui } from '@lingui/react/macro';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import type { CommunityPost } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Heading } from '@stoa/ui/heading';
import { Icon } from '@stoa/ui/icon';
import { Link } from '@stoa/ui/link';
import { MetaLine } from '@stoa/ui/meta-line';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { LocalTime } from '../local-time.tsx';
import { useSpaceLinks } from '../use-space-links.ts';
import { PostAuthor } from './post-author.tsx';
import { postHref } from './community-links.ts';
import { POST_KIND_TONES, POST_KIND_MESSAGES } from './community-messages.ts';
import { excerptOf } from './post-text.ts';
import { useCountMessages } from './use-count-messages.ts';
import * as styles from './community.css.ts';

const EXCERPT_MAX = 240;

/** Posts, each with the way to its page. */
export function PostList({
  posts,
  label,
  headingLevel = 2,
}: {
  posts: readonly CommunityPost[];
  label: string;
  headingLevel?: 2 | 3;
}) {
  return (
    <RowList aria-label={label}>
      {posts.map((post) => (
        <Row key={post.id} className={styles.post}>
          <PostSummary post={post} headingLevel={headingLevel} />
        </Row>
      ))}
    </RowList>
  );
}

/** What a post is, and how it stands. */
export function PostMarks({ post }: { post: CommunityPost }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.row}>
      {post.pinned ? (
        <Badge icon={<Icon as={PushPinIcon} size="sm" />}>
          {t({ message: 'Pinned', comment: 'Mark of a post that stands first' })}
        </Badge>
      ) : null}
      <Badge tone={POST_KIND_TONES[post.kind]}>{i18n._(POST_KIND_MESSAGES[post.kind])}</Badge>
      {post.answered ? (
        <Badge tone="success" icon={<Icon as={CheckCircleIcon} size="sm" />}>
          {t({ message: 'Answered', context: 'community', comment: 'Mark of a question' })}
        </Badge>
      ) : null}
    </div>
  );
}

function PostSummary({ post, headingLevel }: { post: CommunityPost; headingLevel: 2 | 3 }) {
  const language = useLanguage();
  const counted = useCountMessages();
  const spaceOf = useSpaceLinks(post.schoolId);
  const lang = post.lang === language ? undefined : toTag(post.lang);
  return (
    <>
      <PostMarks post={post} />
      <Heading level={headingLevel} size="lg" lang={lang}>
        <Link href={postHref(post.schoolId, post.id)} variant="standalone">
          <UserText>{post.title}</UserText>
        </Link>
      </Heading>
      <Text tone="muted" lang={lang} maxLines={2}>
        <UserText>{excerptOf(post.body, EXCERPT_MAX)}</UserText>
      </Text>
      <MetaLine>
        <PostAuthor author={post.author} hrefOf={spaceOf} />
        <LocalTime instant={post.createdAt} />
        {post.activity ? (
          <span className={styles.row}>
            <Icon as={CalendarBlankIcon} size="sm" />
            <LocalTime instant={post.activity.startsAt} />
          </span>
        ) : null}
        <span>{counted.replies(post.replyCount)}</span>
        {post.likeCount > 0 ? <span>{counted.likes(post.likeCount)}</span> : null}
      </MetaLine>
    </>
  );
}
