import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { deletePost, pinPost } from '@stoa/api/community.calls';
import { postQuery } from '@stoa/api/community.queries';
import { portalLayoutQuery } from '@stoa/api/portal.queries';
import type { CommunityPost } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { MetaLine } from '@stoa/ui/meta-line';
import { RichText } from '@stoa/ui/rich-text';
import { UserText } from '@stoa/ui/user-text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { communityHref, postClassHref } from '../../shared/community/community-links.ts';
import { PostAuthor } from '../../shared/community/post-author.tsx';
import { PostDialog } from '../../shared/community/post-dialog.tsx';
import { PostMarks } from '../../shared/community/post-list.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import { useTitle } from '../../shared/use-title.ts';
import { ActivityCard } from './activity-card.tsx';
import type { CommunityQuery } from './community-search.ts';
import { COMMUNITY_TITLE } from './community-title.ts';
import { LikeButton } from './like-button.tsx';
import { Replies } from './replies.tsx';
import { ReportDialog } from '../../shared/community/report-dialog.tsx';
import { useCommunityAction } from './use-community-action.ts';
import * as styles from './community.css.ts';

/** A post of a school, a class or a lesson, with its replies. */
export function PostPage({
  schoolId,
  postId,
  query,
}: {
  schoolId: string;
  postId: string;
  query: CommunityQuery;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { data: post } = useSuspenseQuery(postQuery(api, { schoolId, postId, lang: language }));
  const { data: layout } = useSuspenseQuery(portalLayoutQuery(api, { schoolId, lang: language }));
  useTitle(post.title, layout.school.name);
  return (
    <div className={styles.article}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: layout.school.name, href: schoolHref(schoolId) },
          post.classId === null
            ? { id: 'place', label: i18n._(COMMUNITY_TITLE), href: communityHref(schoolId) }
            : {
                id: 'place',
                label: post.scopeTitle ?? '',
                href: postClassHref(
                  schoolId,
                  post.classId,
                  post.scopeType === 'lesson' ? post.scopeId : undefined,
                ),
              },
          { id: 'page', label: post.title },
        ]}
      />
      <OnePost post={post} />
      <Replies post={post} query={query} />
    </div>
  );
}

type Opened = 'editing' | 'reporting' | 'removing';

function OnePost({ post }: { post: CommunityPost }) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const language = useLanguage();
  const { schoolId, id: postId, abilities, classId, activity } = post;
  const spaceOf = useSpaceLinks(schoolId);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const target = { targetType: 'post', targetId: postId } as const;
  const pin = useCommunityAction(() => pinPost(api, { schoolId, postId, pinned: !post.pinned }), {
    doneText: post.pinned ? t`The post is no longer pinned.` : t`The post is pinned: it stands first.`,
  });
  const isRemoved = useCommunityAction(() => deletePost(api, { schoolId, postId }), {
    doneText: t`The post was deleted.`,
    onDone: () =>
      void navigate({
        href: classId === null ? communityHref(schoolId) : postClassHref(schoolId, classId, undefined),
        replace: true,
      }),
  });
  const items = [
    ...(abilities.edit ? [{ id: 'editing', text: t({ message: 'Edit', context: 'community' }) }] : []),
    ...(abilities.pin
      ? [
          {
            id: 'pin',
            text: post.pinned
              ? t({ message: 'Unpin', comment: 'Action: a post no longer stands first' })
              : t({ message: 'Pin', comment: 'Action: a post stands first' }),
          },
        ]
      : []),
    ...(abilities.report ? [{ id: 'reporting', text: t({ message: 'Report', context: 'community' }) }] : []),
    ...(abilities.delete ? [{ id: 'removing', text: t({ message: 'Delete', context: 'community' }) }] : []),
  ];
  return (
    <article className={styles.part}>
      <header className={styles.head}>
        <div className={styles.actions}>
          <PostMarks post={post} />
          {items.length > 0 ? (
            <Menu
              trigger={
                <IconButton
                  variant="quiet"
                  icon={DotsThreeIcon}
                  label={t({ message: 'More about this post', comment: 'Button: opens a menu' })}
                />
              }
              onAction={(key) => (key === 'pin' ? pin.mutate() : setOpened(key as Opened))}
            >
              {items.map(({ id, text }) => (
                <MenuItem key={id} id={id}>
                  {text}
                </MenuItem>
              ))}
            </Menu>
          ) : null}
        </div>
        <Heading level={1} size="3xl" lang={post.lang === language ? undefined : toTag(post.lang)}>
          <UserText>{post.title}</UserText>
        </Heading>
        <MetaLine>
          <PostAuthor author={post.author} hrefOf={spaceOf} />
          <LocalTime instant={post.createdAt} />
          {post.editedAt ? <span>{t({ message: 'Edited', comment: 'Mark of a changed post' })}</span> : null}
        </MetaLine>
      </header>
      {activity ? <ActivityCard post={post} activity={activity} /> : null}
      <RichText document={post.body} lang={toTag(post.lang)} dir={directionOf(post.lang)} />
      <div className={styles.row}>
        <LikeButton
          schoolId={schoolId}
          target={target}
          liked={post.liked}
          likeCount={post.likeCount}
          mayLike={abilities.like}
        />
      </div>
      {opened === 'editing' ? (
        <PostDialog
          schoolId={schoolId}
          scopeType={post.scopeType}
          scopeId={post.scopeId}
          mayAnnounce={false}
          post={post}
          onClose={close}
          onDone={close}
        />
      ) : null}
      {opened === 'reporting' ? <ReportDialog schoolId={schoolId} target={target} onClose={close} /> : null}
      <AlertDialog
        isOpen={opened === 'removing'}
        tone="danger"
        title={t`Delete this post?`}
        confirmLabel={t({ message: 'Delete', context: 'community' })}
        cancelLabel={t`Cancel`}
        isPending={isRemoved.isPending}
        onConfirm={() => isRemoved.mutate()}
        onCancel={close}
      >
        {t`Its replies are deleted too. This cannot be undone.`}
      </AlertDialog>
    </article>
  );
}
