import { useLingui } from '@lingui/react/macro';
import { createPost, updatePost } from '@stoa/api/community.calls';
import type { CommunityPost, PostKind, PostScope } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { TimeField } from '@stoa/ui/time-field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ClickKeys } from '../click-keys.ts';
import { countCharacters } from '../count-characters.ts';
import { CommunityProblem } from './community-problem.tsx';
import { POST_KIND_MESSAGES } from './community-messages.ts';
import { activityOf, emptyPost, postDraftOf, problemsOf, SEATS_MAX, type PostDraft } from './post-draft.ts';
import { documentOf, POST_TEXT_MAX, POST_TITLE_MAX } from './post-text.ts';
import { useStoredText } from './use-kept-text.ts';
import { useRefreshCommunity } from './use-refresh-community.ts';
import * as styles from './community.css.ts';

interface PostDialogProps {
  schoolId: string;
  scopeType: PostScope;
  scopeId: string;
  /** Whether announcements and activities can be written too. */
  mayAnnounce: boolean;
  /** The post that is changed; without one a new one is written. */
  post?: CommunityPost;
  onClose: () => void;
  onDone: (post: CommunityPost) => void;
}

const PLAIN_KINDS: readonly PostKind[] = ['discussion', 'question'];
const ALL_KINDS: readonly PostKind[] = [...PLAIN_KINDS, 'announcement', 'activity'];

/** Writes a post, or changes one. What is typed is kept until it is sent. */
export function PostDialog(props: PostDialogProps) {
  const { schoolId, scopeType, scopeId, mayAnnounce, post, onClose, onDone } = props;
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const formId = useId();
  const refresh = useRefreshCommunity();
  // What was typed over an older text is not shown over a newer one.
  const name = post ? `post.${post.id}.${post.editedAt ?? ''}` : `post.new.${scopeId}`;
  const { draft, change, clear } = useStoredText<PostDraft>(name, post ? postDraftOf(post) : emptyPost());
  const [keys] = useState(() => new ClickKeys(name));
  const [isTried, setTried] = useState(false);
  const kinds = mayAnnounce ? ALL_KINDS : PLAIN_KINDS;
  const kind = post?.kind ?? (kinds.includes(draft.kind) ? draft.kind : 'discussion');
  const problems = problemsOf({ ...draft, kind });
  const send = useMutation({
    mutationFn: () => {
      const values = { title: draft.title.trim(), body: documentOf(draft.text) };
      const activity = kind === 'activity' ? { activity: activityOf(draft, post?.activity ?? null) } : {};
      if (post)
        return updatePost(api, {
          schoolId,
          postId: post.id,
          change: { ...values, ...activity, editedAt: post.editedAt },
        });
      const written = { scopeType, scopeId, kind, lang, ...values, ...activity };
      return keys.once(written, (key) => createPost(api, { schoolId, post: written, key }));
    },
    onSuccess: async (done) => {
      clear();
      await refresh();
      onDone(done);
    },
  });
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length === 0 && !send.isPending) send.mutate();
  };
  const times = isTried ? problems.times : undefined;
  const timesText =
    times === 'missing'
      ? t`Enter when it starts and ends.`
      : times === 'order'
        ? t`The end must be after the start.`
        : undefined;
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={
        post
          ? t({ message: 'Edit post', comment: 'Title of a dialog' })
          : t({ message: 'New post', comment: 'Title of a dialog: in a community' })
      }
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" type="submit" form={formId} isPending={send.isPending}>
            {post
              ? t({ message: 'Save', context: 'community', comment: 'Button: of a changed post' })
              : t({ message: 'Publish', context: 'community', comment: 'Button: sends a new post' })}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CommunityProblem error={send.error} />
        {post ? null : (
          <RadioGroup
            label={t({ message: 'Kind', context: 'community', comment: 'Of a post' })}
            orientation="horizontal"
            name="kind"
            value={kind}
            onChange={(value) => change({ kind: value as PostKind })}
          >
            {kinds.map((value) => (
              <Radio key={value} value={value}>
                {i18n._(POST_KIND_MESSAGES[value])}
              </Radio>
            ))}
          </RadioGroup>
        )}
        <TextField
          name="title"
          label={t({ message: 'Title', context: 'community', comment: 'Of a post' })}
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={POST_TITLE_MAX}
          errorMessage={isTried && problems.title ? t`Enter a title.` : undefined}
          isRequired
        />
        <TextArea
          name="text"
          label={t({ message: 'Text', context: 'community', comment: 'Of a post' })}
          description={t`An empty line begins a new paragraph. Lines that begin with “-” become a list, addresses become links.`}
          rows={8}
          value={draft.text}
          onChange={(text) => change({ text })}
          maxLength={POST_TEXT_MAX}
          countOf={countCharacters}
          errorMessage={
            isTried && problems.text === 'missing'
              ? t`Write something first.`
              : problems.text === 'long'
                ? t`This is too long. Shorten it.`
                : undefined
          }
          isRequired
        />
        {kind === 'activity' ? (
          <>
            <div className={styles.pair}>
              <DatePicker
                label={t({ message: 'Starts on', comment: 'Day of an activity' })}
                value={draft.startDay || null}
                onChange={(day) => change({ startDay: day ?? '', endDay: draft.endDay || (day ?? '') })}
                errorMessage={timesText}
                isRequired
              />
              <TimeField
                label={t({ message: 'Start time', context: 'activity' })}
                value={draft.startTime || null}
                onChange={(time) => change({ startTime: time ?? '' })}
                isInvalid={times !== undefined}
                isRequired
              />
              <DatePicker
                label={t({ message: 'Ends on', comment: 'Day of an activity' })}
                value={draft.endDay || null}
                onChange={(day) => change({ endDay: day ?? '' })}
                isInvalid={times !== undefined}
                isRequired
              />
              <TimeField
                label={t({ message: 'End time', context: 'activity' })}
                value={draft.endTime || null}
                onChange={(time) => change({ endTime: time ?? '' })}
                isInvalid={times !== undefined}
                isRequired
              />
            </div>
            <TextField
              label={t({ message: 'Place', comment: 'Where an activity is' })}
              value={draft.place}
              onChange={(place) => change({ place })}
              maxLength={POST_TITLE_MAX}
              isOptional
            />
            <NumberField
              label={t({ message: 'Seats', context: 'activity', comment: 'How many people can come' })}
              description={t`Leave it empty for any number.`}
              value={draft.capacity}
              minValue={Math.max(1, post?.activity?.seats.taken ?? 1)}
              maxValue={SEATS_MAX}
              onChange={(capacity) => change({ capacity })}
              isOptional
            />
          </>
        ) : null}
      </Form>
    </Dialog>
  );
}
