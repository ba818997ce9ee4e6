import { useLingui } from '@lingui/react/macro';
import { createReply, updateReply } from '@stoa/api/community.calls';
import type { CommunityReply } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { TextArea } from '@stoa/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ClickKeys } from '../../shared/click-keys.ts';
import { CommunityProblem } from '../../shared/community/community-problem.tsx';
import { documentOf, POST_TEXT_MAX, typedOf } from '../../shared/community/post-text.ts';
import { useStoredText } from '../../shared/community/use-kept-text.ts';
import { useRefreshCommunity } from '../../shared/community/use-refresh-community.ts';
import { countCharacters } from '../../shared/count-characters.ts';
import * as styles from './community.css.ts';

const EMPTY = { text: '' };

/** Writes a reply, or changes one. What is typed is kept until it is sent. */
export function ReplyForm({
  schoolId,
  postId,
  replyToId,
  reply,
  label,
  onClose,
}: {
  schoolId: string;
  postId: string;
  /** The reply that is answered. */
  replyToId?: string;
  /** The reply that is changed. */
  reply?: CommunityReply;
  label: string;
  /** Closes what was opened for it; without one it stays, empty again. */
  onClose?: () => void;
}) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    // It was opened to be written in.
    if (isOpened) area.current?.focus();
  }, [isOpened]);
  const api = useApi();
  const lang = useLanguage();
  const refresh = useRefreshCommunity();
  const name = reply ? `reply.${reply.id}.${reply.editedAt ?? ''}` : `reply.new.${replyToId ?? postId}`;
  const { draft, change, clear, setDraft } = useStoredText(
    name,
    reply ? { text: typedOf(reply.body) } : EMPTY,
  );
  const [keys] = useState(() => new ClickKeys(name));
  const [isTried, setTried] = useState(false);
  const { text } = draft;
  const isTooLong = countCharacters(text) > POST_TEXT_MAX;
  const sent = t`Your reply was sent.`;
  const send = useMutation({
    mutationFn: () => {
      const body = documentOf(text);
      if (reply) return updateReply(api, { schoolId, replyId: reply.id, body });
      const written = { body, lang, ...(replyToId ? { replyToId } : {}) };
      return keys.once(written, (key) => createReply(api, { schoolId, postId, reply: written, key }));
    },
    onSuccess: async () => {
      clear();
      setDraft(EMPTY);
      setTried(false);
      if (!reply) toasts.show({ message: sent, tone: 'success' });
      await refresh();
      onClose?.();
    },
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (text.trim() !== '' && !isTooLong && !send.isPending) send.mutate();
      }}
    >
      <CommunityProblem error={send.error} />
      <TextArea
        name="reply"
        label={label}
        rows={4}
        areaRef={area}
        value={text}
        onChange={(next) => change({ text: next })}
        maxLength={POST_TEXT_MAX}
        countOf={countCharacters}
        errorMessage={
          isTried && text.trim() === ''
            ? t`Write something first.`
            : isTooLong
              ? t`This is too long. Shorten it.`
              : undefined
        }
      />
      <div className={styles.row}>
        <Button variant="primary" type="submit" isPending={send.isPending}>
          {reply
            ? t({ message: 'Save', context: 'community', comment: 'Button: of a changed post' })
            : t({ message: 'Reply', context: 'community', comment: 'Button: sends a reply to a post' })}
        </Button>
        {onClose ? <Button onPress={onClose}>{t`Cancel`}</Button> : null}
      </div>
    </Form>
  );
}
