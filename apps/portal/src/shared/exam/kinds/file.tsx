import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { endingsOf, MEGABYTE } from '@stoa/api/answer-files';
import type { ExamQuestion, FileTerms } from '@stoa/api/schema';
import { FileUpload, type RejectReason, type UploadItem } from '@stoa/ui/file-upload';
import { formatBytes } from '@stoa/ui/format-bytes';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../format.ts';
import { useFileLabels } from '../../upload/use-file-labels.ts';
import { useFileProblem } from '../../upload/use-file-problem.ts';
import type { QueuedFile } from '../../upload/use-file-queue.ts';
import * as styles from '../answer-field.css.ts';
import { useAnswerUploads } from '../answer-uploads.ts';
import type { AnswerProps, GivenFile, KindViews, ResultProps } from './kind.ts';

/** Anything, where a question does not say. */
const NO_TERMS: FileTerms = { most: 1, maxMegabytes: 1, kinds: [] };

/** What a question takes, in words. */
export function useFileTerms(): (terms: FileTerms) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const names = {
    document: t({ message: 'documents', context: 'exam', comment: 'In a list: kinds of files' }),
    picture: t({ message: 'pictures', context: 'exam', comment: 'In a list: kinds of files' }),
    audio: t({ message: 'audio', context: 'exam', comment: 'In a list: kinds of files' }),
    video: t({ message: 'videos', context: 'exam', comment: 'In a list: kinds of files' }),
  };
  return ({ most, maxMegabytes, kinds }) => {
    const asked = kinds.length > 0 ? kinds.map((kind) => names[kind]) : [...Object.values(names), 'ZIP'];
    const list = new Intl.ListFormat(toIntlTag(language)).format(asked);
    const size = formatBytes(maxMegabytes * MEGABYTE, toIntlTag(language));
    return `${t`${plural(most, { one: 'One file', other: 'Up to # files' })}`} · ${t({ message: `at most ${size} each`, comment: 'Files' })} · ${list}`;
  };
}

/** Where a question is answered with files. */
export function FileAnswer({
  question,
  labelledBy,
  answer,
  onChange,
}: Omit<AnswerProps, 'question'> & { question: Pick<ExamQuestion, 'id' | 'files'> }) {
  // What is said of a file on its way is among the words of feedback.
  useMessages('feedback');
  const { t } = useLingui();
  const language = useLanguage();
  const uploads = useAnswerUploads();
  const labels = useFileLabels();
  const problemOf = useAnswerProblem();
  const terms = question.files ?? NO_TERMS;
  const describe = useFileTerms();
  const saved = answer?.files ?? [];
  const set = (files: readonly GivenFile[]) => onChange({ choice: [], text: '', files: [...files] });
  const most = formatNumber(terms.most, language);
  const limit = terms.most;
  const size = formatBytes(terms.maxMegabytes * MEGABYTE, toIntlTag(language));
  const items = itemsOf(saved, uploads?.filesOf(question.id) ?? [], problemOf);
  const endings = endingsOf(terms);
  const rejected: Record<RejectReason, string> = {
    wrongType: t`This question does not accept files of this kind.`,
    tooLarge: t`This file is too large. The maximum is ${size}.`,
    empty: t`This file is empty.`,
    duplicate: t`This file is already in the list.`,
    tooMany: t`${plural(limit, { one: 'You can add one file. Remove it to add another one.', other: 'You can add up to # files. Remove one to add another one.' })}`,
    onlyOne: t({ message: 'Choose one file.', comment: 'Several were chosen' }),
  };
  return (
    <div className={styles.words} role="group" aria-labelledby={labelledBy}>
      <FileUpload
        label={t`Your answer`}
        description={
          uploads ? describe(terms) : `${describe(terms)} · ${t`In the preview nothing is uploaded.`}`
        }
        // Types as well: with them phones offer their camera.
        accept={[...[...endings.keys()].map((ending) => `.${ending}`), ...endings.values()]}
        maxBytes={terms.maxMegabytes * MEGABYTE}
        maxCount={terms.most}
        allowsMultiple={terms.most > 1}
        items={items.map(({ item }) => item)}
        labels={{
          choose: t({ message: 'Choose files', comment: 'Button' }),
          drop: t({ message: 'or drop them here', context: 'attendance', comment: 'Files' }),
          count: (count) => {
            const there = formatNumber(count, language);
            return t({ message: `(${there}/${most})`, comment: 'How many pictures of how many at most' });
          },
          rejected: (reason) => rejected[reason],
          ...labels,
        }}
        onAdd={(files) => {
          if (uploads) uploads.add(question.id, files);
          else set([...saved, ...files.map((file) => ({ url: '', name: file.name, bytes: file.size }))]);
        }}
        onRemove={(id) => {
          const { file, queued } = items.find(({ item }) => item.id === id) ?? {};
          if (queued) uploads?.remove(queued.id);
          else set(saved.filter((one) => one !== file));
        }}
        onCancel={(id) => uploads?.remove(items.find(({ item }) => item.id === id)?.queued?.id ?? '')}
        onRetry={(id) => uploads?.retry(items.find(({ item }) => item.id === id)?.queued?.id ?? '')}
      />
    </div>
  );
}

interface ListedFile {
  item: UploadItem;
  /** The file of the answer, or the one that is on its way. */
  file?: Readonly<GivenFile>;
  queued?: QueuedFile;
}

/** Files of an answer and those on their way to it. One that has arrived keeps its place and its name in the list. */
function itemsOf(
  saved: readonly Readonly<GivenFile>[],
  queue: readonly QueuedFile[],
  problemOf: (file: QueuedFile) => string | undefined,
): ListedFile[] {
  const isThere = ({ file }: QueuedFile) =>
    saved.some(({ name, bytes }) => name === file.name && bytes === file.size);
  const listed = [
    ...saved.map((file): ListedFile => ({
      file,
      item: { id: '', name: file.name, size: file.bytes, state: 'done' },
    })),
    ...queue
      .filter((one) => !isThere(one))
      .map((queued): ListedFile => ({
        queued,
        item: {
          id: '',
          name: queued.file.name,
          size: queued.file.size,
          file: queued.file,
          state: queued.state,
          progress: queued.progress,
          errorMessage: problemOf(queued),
        },
      })),
  ];
  const counts = new Map<string, number>();
  return listed.map(({ item, ...rest }) => {
    const count = counts.get(item.name) ?? 0;
    counts.set(item.name, count + 1);
    return { ...rest, item: { ...item, id: `${count} ${item.name}` } };
  });
}

/** Why a file is no answer. */
function useAnswerProblem(): (file: QueuedFile) => string | undefined {
  const { t } = useLingui();
  const usual = useFileProblem();
  return (queued) => {
    switch (queued.code) {
      case 'ATTEMPT_EXPIRED':
      case 'ATTEMPT_SUBMITTED':
        return t`This attempt has ended. Files are no longer accepted.`;
      case 'SURVEY_ANSWERED':
      case 'SURVEY_CLOSED':
        return t`This survey no longer accepts files.`;
      default:
        return usual(queued);
    }
  };
}

function FileResult({ answer, isOwn }: ResultProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const files = answer?.files ?? [];
  const nameOf = ({ name }: GivenFile, index: number) => {
    const number = formatNumber(index + 1, language);
    // Without names of people their files have only endings.
    return name.startsWith('.')
      ? t({ message: `File ${number}`, context: 'exam', comment: 'Of an answer' }) + name
      : name;
  };
  return (
    <div className={styles.words}>
      <Text size="sm" weight="semibold">
        {isOwn
          ? t`Your answer`
          : t({ message: 'Answer', context: 'exam', comment: 'Heading: of a question' })}
      </Text>
      {files.length === 0 ? (
        <Text tone="muted">{t({ message: 'Not answered', comment: 'A question' })}</Text>
      ) : null}
      {files.map((file, index) => {
        const shown = (
          <>
            <UserText>{nameOf(file, index)}</UserText> · {formatBytes(file.bytes, toIntlTag(language))}
          </>
        );
        // What is only tried was sent nowhere.
        return file.url === '' ? (
          <Text key={index}>{shown}</Text>
        ) : (
          <Link key={index} href={file.url} download>
            {shown}
          </Link>
        );
      })}
    </div>
  );
}

/** Files that a teacher grades. */
export const file: KindViews = { Answer: FileAnswer, Result: FileResult };
