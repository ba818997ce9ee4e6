import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { assignmentQuery } from '@stoa/api/assignment.queries';
import type { AssignmentTerms, AssignmentWork } from '@stoa/api/schema';
import {
  ASSIGNMENT_FILES_MAX,
  ASSIGNMENT_LINKS_MAX,
  ASSIGNMENT_TEXT_MAX_LENGTH,
  type AssignmentDraft,
} from '@stoa/machines/assignment';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { FileUpload, type UploadItem } from '@stoa/ui/file-upload';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { signInHref } from '../../../../app/links.ts';
import { randomId } from '../../../../app/random-id.ts';
import { useApi } from '../../../../app/services.ts';
import { useSession } from '../../../../app/session.tsx';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { messageOf } from '../../../../shared/call-problem-messages.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { sendFile } from '../../../../shared/upload/send-file.ts';
import { useFileLabels } from '../../../../shared/upload/use-file-labels.ts';
import { useFileQueue } from '../../../../shared/upload/use-file-queue.ts';
import { useBackOnline } from '../../../../shared/use-back-online.ts';
import { EVIDENCE_PROBLEM_MESSAGES, EVIDENCE_REJECT_MESSAGES } from '../../attendance/evidence-messages.ts';
import { EVIDENCE_MAX_BYTES, EVIDENCE_TYPES } from '../../attendance/send-evidence.ts';
import { keptAssignment, provideAssignment } from './assignment.actors.ts';
import { ASSIGNMENT_PROBLEM_MESSAGES, DENIAL_MESSAGES } from './assignment-messages.ts';

interface HandInFormProps {
  schoolId: string;
  lessonId: string;
  terms: AssignmentTerms;
  work: AssignmentWork;
  onHandedIn: () => void;
}

const isKnown = (type: string): type is keyof typeof EVIDENCE_TYPES => type in EVIDENCE_TYPES;

/** Hands in text, links and files; says why nothing can be handed in. */
export function HandInForm({ schoolId, lessonId, terms, work, onHandedIn }: HandInFormProps) {
  // What is said of a file on its way is among the words of feedback.
  useMessages('feedback');
  useMessages('attendance');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { href } = useLocation();
  const { status, viewer } = useSession();
  const userId = viewer?.user_id;
  const [machine] = useState(() =>
    provideAssignment({
      api,
      schoolId,
      lessonId,
      userId,
      onHandedIn: () => {
        void queryClient.invalidateQueries({
          queryKey: assignmentQuery(api, { schoolId, lessonId, lang: language }).queryKey,
        });
        onHandedIn();
      },
    }),
  );
  const actor = useActorRef(machine, {
    input: {
      lessonId,
      accepts: terms.accepts,
      standing: work.state,
      isOpen: work.denial === null,
      draft: keptAssignment(lessonId, userId),
      key: randomId(),
    },
  });
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const { draft, problem } = useSelector(actor, ({ context }) => context);
  const isOpen = work.denial === null;
  useEffect(() => {
    actor.send({ type: 'work.changed', standing: work.state, isOpen });
  }, [actor, work.state, isOpen]);
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const change = (part: Partial<AssignmentDraft>) =>
    // What was sent meanwhile counts.
    actor.send({ type: 'draft.changed', draft: { ...actor.getSnapshot().context.draft, ...part } });
  const queue = useFileQueue(async (file, options) => {
    if (!isKnown(file.type)) return;
    const { url } = await sendFile(api, {
      ...options,
      schoolId,
      userId: userId ?? '',
      language,
      name: file.name,
      type: file.type,
      bytes: file,
    });
    change({ files: [...actor.getSnapshot().context.draft.files, { url, name: file.name }] });
  });
  const fileLabels = useFileLabels();
  if (work.denial && work.denial !== 'GRADED')
    return <Text tone="muted">{i18n._(DENIAL_MESSAGES[work.denial])}</Text>;
  if (tags.has('handedIn'))
    return isOpen ? (
      <Stack align="start">
        <Button onPress={() => actor.send({ type: 'handIn.again' })}>{t`Hand in again`}</Button>
      </Stack>
    ) : null;
  const isBusy = tags.has('busy');
  const words = problem ? i18n._(ASSIGNMENT_PROBLEM_MESSAGES[problem.code]) : undefined;
  const links = draft.links.length > 0 ? draft.links : [''];
  const most = formatNumber(ASSIGNMENT_FILES_MAX, language);
  const isSendingFiles = queue.files.some(({ state }) => state !== 'failed');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'handIn.requested', key: randomId() });
      }}
    >
      <Stack gap="5">
        {terms.accepts.includes('text') ? (
          <TextArea
            name="text"
            label={t({ message: 'Your answer', comment: 'Field: what is handed in' })}
            rows={8}
            maxLength={ASSIGNMENT_TEXT_MAX_LENGTH}
            value={draft.text}
            onChange={(text) => change({ text })}
            isDisabled={isBusy}
          />
        ) : null}
        {terms.accepts.includes('links') ? (
          <Stack gap="3">
            {links.map((link, index) => {
              const number = formatNumber(index + 1, language);
              return (
                <TextField
                  // Lines have nothing but their place.
                  key={index}
                  label={t({ message: `Link ${number}`, comment: 'Field: an address that is handed in' })}
                  type="url"
                  inputMode="url"
                  value={link}
                  onChange={(next) => change({ links: links.with(index, next) })}
                  isDisabled={isBusy}
                  isOptional
                />
              );
            })}
            {links.length < ASSIGNMENT_LINKS_MAX ? (
              <div>
                <Button size="sm" icon={PlusIcon} onPress={() => change({ links: [...links, ''] })}>
                  {t({ message: 'Add link', context: 'lesson', comment: 'Button' })}
                </Button>
              </div>
            ) : null}
          </Stack>
        ) : null}
        {terms.accepts.includes('files') ? (
          <Stack gap="3">
            {draft.files.map(({ url, name }) => (
              <Stack key={url} gap="1" align="start">
                <Text>
                  <UserText>{name}</UserText>
                </Text>
                <Button
                  size="sm"
                  variant="quiet"
                  isDisabled={isBusy}
                  onPress={() => change({ files: draft.files.filter((file) => file.url !== url) })}
                >
                  {t({ message: `Remove ${name}`, comment: 'Button: a file' })}
                </Button>
              </Stack>
            ))}
            <FileUpload
              label={t({ message: 'Add files', comment: 'Evidence for an attendance' })}
              description={t`Pictures, PDF documents or videos. Only you and the teachers see them.`}
              accept={Object.keys(EVIDENCE_TYPES)}
              maxBytes={EVIDENCE_MAX_BYTES}
              maxCount={Math.max(0, ASSIGNMENT_FILES_MAX - draft.files.length)}
              items={queue.files.map(({ id, file, state, progress, code }): UploadItem => ({
                id,
                name: file.name,
                size: file.size,
                file,
                state,
                progress,
                errorMessage:
                  code === undefined ? undefined : i18n._(messageOf(EVIDENCE_PROBLEM_MESSAGES, code)),
              }))}
              labels={{
                choose: t({ message: 'Choose files', comment: 'Button' }),
                drop: t({ message: 'or drop them here', context: 'attendance', comment: 'Files' }),
                count: (count) => {
                  const there = formatNumber(draft.files.length + count, language);
                  return t({
                    message: `(${there}/${most})`,
                    comment: 'How many pictures of how many at most',
                  });
                },
                rejected: (reason) => i18n._(EVIDENCE_REJECT_MESSAGES[reason]),
                ...fileLabels,
              }}
              onAdd={queue.add}
              onCancel={queue.remove}
              onRemove={queue.remove}
              onRetry={queue.retry}
            />
          </Stack>
        ) : null}
        {tags.has('incomplete') ? (
          <Banner tone="danger" announce="assertive">{t`Add something to hand in.`}</Banner>
        ) : null}
        {tags.has('linkWrong') ? (
          <Banner tone="danger" announce="assertive">
            {t`One of the links is not a web address. It starts with https://`}
          </Banner>
        ) : null}
        {words ? (
          <Banner
            tone={tags.has('offline') ? 'info' : 'danger'}
            announce={tags.has('offline') ? 'polite' : 'assertive'}
            onDismiss={() => actor.send({ type: 'problem.dismissed' })}
          >
            {words}
          </Banner>
        ) : null}
        <Stack align="start">
          {tags.has('signInNeeded') ? (
            <LinkButton href={signInHref(href)} variant="primary">{t`Sign in`}</LinkButton>
          ) : (
            <Button type="submit" variant="primary" isPending={isBusy} isDisabled={isSendingFiles}>
              {t({ message: 'Hand in', comment: 'Button: an assignment' })}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
