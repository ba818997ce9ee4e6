import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowBendUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { acceptReply, deleteReply } from '@stoa/api/community.calls';
import type { CommunityPost, CommunityReply } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { Icon } from '@stoa/ui/icon';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { MetaLine } from '@stoa/ui/meta-line';
import { RichText } from '@stoa/ui/rich-text';
import { Row } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { useApi } from '../../app/services.ts';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { PostAuthor } from '../../shared/community/post-author.tsx';
import { LocalTime } from '../../shared/local-time.tsx';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import { LikeButton } from './like-button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportDialog } from '../../shared/community/report-dialog.tsx';
import { useCommunityAction } from './use-community-action.ts';
import * as styles from './community.css.ts';

type Opened = 'editing' | 'replying' | 'reporting' | 'removing';

/** A reply, and what the viewer may do with it. */
export function ReplyItem({
  post,
  reply,
  repliedName,
}: {
  post: CommunityPost;
  reply: CommunityReply;
  /** Who wrote the reply that it answers, where that is shown too. */
  repliedName: string | undefined;
}) {
  const { t } = useLingui();
  const api = useApi();
  const { schoolId, id: postId } = post;
  const spaceOf = useSpaceLinks(schoolId);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { abilities } = reply;
  const repliesTo = <UserText>{repliedName ?? ''}</UserText>;
  const target = { targetType: 'reply', targetId: reply.id } as const;
  const remove = useCommunityAction(() => deleteReply(api, { schoolId, replyId: reply.id }), {
    onDone: close,
    doneText: t`The reply was deleted.`,
  });
  const accept = useCommunityAction(() =>
    acceptReply(api, { schoolId, replyId: reply.id, accepted: !reply.accepted }),
  );
  const items = [
    ...(abilities.edit ? [{ id: 'editing', text: t({ message: 'Edit', context: 'community' }) }] : []),
    ...(abilities.report ? [{ id: 'reporting', text: t({ message: 'Report', context: 'community' }) }] : []),
    ...(abilities.delete ? [{ id: 'removing', text: t({ message: 'Delete', context: 'community' }) }] : []),
  ];
  return (
    <Row className={styles.reply}>
      <div className={styles.actions}>
        <MetaLine>
          <PostAuthor author={reply.author} hrefOf={spaceOf} />
          <LocalTime instant={reply.createdAt} />
          {reply.editedAt ? <span>{t({ message: 'Edited', comment: 'Mark of a changed post' })}</span> : null}
          {reply.accepted ? (
            <Badge tone="success" icon={<Icon as={CheckCircleIcon} size="sm" />}>
              {t({ message: 'Accepted answer', comment: 'Mark of a reply' })}
            </Badge>
          ) : null}
        </MetaLine>
        {items.length > 0 ? (
          <Menu
            trigger={
              <IconButton
                size="sm"
                variant="quiet"
                icon={DotsThreeIcon}
                label={t({ message: 'More about this reply', comment: 'Button: opens a menu' })}
              />
            }
            onAction={(key) => setOpened(key as Opened)}
          >
            {items.map(({ id, text }) => (
              <MenuItem key={id} id={id}>
                {text}
              </MenuItem>
            ))}
          </Menu>
        ) : null}
      </div>
      {repliedName ? (
        <Text size="sm" tone="muted">
          <Trans comment="A name">In reply to {repliesTo}</Trans>
        </Text>
      ) : null}
      {opened === 'editing' ? (
        <ReplyForm
          schoolId={schoolId}
          postId={postId}
          reply={reply}
          label={t({ message: 'Your reply', comment: 'Label of a field' })}
          onClose={close}
        />
      ) : (
        <RichText document={reply.body} lang={toTag(reply.lang)} dir={directionOf(reply.lang)} />
      )}
      <div className={styles.row}>
        <LikeButton
          schoolId={schoolId}
          target={target}
          liked={reply.liked}
          likeCount={reply.likeCount}
          mayLike={abilities.like}
        />
        {abilities.accept ? (
          <Button
            size="sm"
            variant="quiet"
            icon={CheckCircleIcon}
            isPending={accept.isPending}
            onPress={() => accept.mutate()}
          >
            {reply.accepted
              ? t({ message: 'Not the answer', comment: 'Button: takes the mark of an answer away' })
              : t({ message: 'Accept as answer', comment: 'Button: marks a reply' })}
          </Button>
        ) : null}
        {post.abilities.reply && opened !== 'replying' ? (
          <Button
            size="sm"
            variant="quiet"
            icon={ArrowBendUpLeftIcon}
            mirrorIcon
            onPress={() => setOpened('replying')}
          >
            {t({ message: 'Reply', context: 'community', comment: 'Button: sends a reply to a post' })}
          </Button>
        ) : null}
      </div>
      {opened === 'replying' ? (
        <ReplyForm
          schoolId={schoolId}
          postId={postId}
          replyToId={reply.id}
          label={t({ message: 'Your reply', comment: 'Label of a field' })}
          onClose={close}
        />
      ) : null}
      {opened === 'reporting' ? <ReportDialog schoolId={schoolId} target={target} onClose={close} /> : null}
      <AlertDialog
        isOpen={opened === 'removing'}
        tone="danger"
        title={t`Delete this reply?`}
        confirmLabel={t({ message: 'Delete', context: 'community' })}
        cancelLabel={t`Cancel`}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      >
        {t`This cannot be undone.`}
      </AlertDialog>
    </Row>
  );
}
