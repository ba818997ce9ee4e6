import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { LANGUAGES } from '@stoa/api/languages';
import { deleteLiveCaptions, saveLiveCaptions } from '@stoa/api/live-replay.calls';
import { liveCaptionsQuery } from '@stoa/api/live-replay.queries';
import type { LiveCaptions } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { FileUpload } from '@stoa/ui/file-upload';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHead } from '@stoa/ui/section-head';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { parseVtt } from '@stoa/ui/transcript';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, toTag, type Language } from '../../i18n/languages.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { toVtt } from '../../shared/captions/to-vtt.ts';
import { formatNumber } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { useFileLabels } from '../../shared/upload/use-file-labels.ts';
import { readClock } from './clock-input.ts';
import { addCue, checkCues, CUE_TEXT_MAX, splitCue, toDrafts, type CueDraft } from './cue-draft.ts';
import type { EditorProps } from './cut-editor.tsx';
import type { Film } from './replay-page.tsx';
import { CAPTION_FILE_FORMAT, CUE_FAULT_MESSAGES, REPLAY_PROBLEM_MESSAGES } from './replay-messages.ts';
import { useFirstFault } from './use-first-fault.ts';
import * as styles from './live-replay.css.ts';

const MS = 1000;
const FILE_MAX_BYTES = 1024 * 1024;
const CUES_MAX = 5000;
/** So many lines are drawn at a time. */
const PAGE_SIZE = 20;

/** Captions of a language, as they are typed. */
interface Draft {
  cues: readonly CueDraft[];
  version: string;
  isChanged: boolean;
}
type Drafts = Partial<Record<Language, Draft>>;

/** What is said in a recording, by language: from a file, and line by line beside the picture. */
export function CaptionsEditor({ live, edit, film, onUnsaved }: EditorProps) {
  const { t } = useLingui();
  const api = useApi();
  const { schoolId, id: liveId } = live;
  const [lang, setLang] = useState<Language>(edit.captions[0]?.lang ?? live.lang);
  const [drafts, setDrafts] = useState<Drafts>({});
  const query = useQuery({
    ...liveCaptionsQuery(api, { schoolId, liveId, captionLanguage: lang }),
    retry: false,
    staleTime: Infinity,
  });
  const isUnsaved = Object.values(drafts).some(({ isChanged }) => isChanged);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const counts = new Map(edit.captions.map((one) => [one.lang, one.cueCount]));
  return (
    <section className={styles.part}>
      <SectionHead
        title={t({
          message: 'Captions',
          context: 'replay',
          comment: 'Heading: what is said in a recording, as text',
        })}
      />
      <Text tone="muted" size="sm">
        {t`Captions help people who cannot hear, and those who watch without sound.`}
      </Text>
      <Select
        label={t`Language of the captions`}
        value={lang}
        onChange={(code) => setLang(LANGUAGES.find((one) => one === code) ?? lang)}
      >
        {[...new Set([...counts.keys(), live.lang, ...live.languages, ...LANGUAGES])].map((code) => (
          <SelectItem key={code} id={code}>
            {LANGUAGE_NAMES[code]}
          </SelectItem>
        ))}
      </Select>
      <Loaded query={query} rows={3}>
        {(saved) => (
          <Lines
            key={saved.lang}
            place={{ schoolId, liveId }}
            saved={saved}
            draft={drafts[saved.lang]}
            wholeMs={edit.durationMs}
            film={film}
            onChange={(draft) => setDrafts((before) => ({ ...before, [saved.lang]: draft }))}
          />
        )}
      </Loaded>
    </section>
  );
}

function Lines({
  place,
  saved,
  draft: given,
  wholeMs,
  film,
  onChange,
}: {
  place: { schoolId: string; liveId: string };
  saved: LiveCaptions;
  draft: Draft | undefined;
  wholeMs: number;
  film: Film;
  onChange: (draft: Draft) => void;
}) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const call = { ...place, captionLanguage: saved.lang };
  const [loaded] = useState(() => ({ cues: toDrafts(saved.cues), version: saved.version, isChanged: false }));
  const draft = given ?? loaded;
  const { cues } = draft;
  const [page, setPage] = useState(0);
  const [tries, setTries] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const root = useFirstFault(tries);
  const { cues: checked, faults } = checkCues(cues, wholeMs);
  const change = (next: readonly CueDraft[]) => onChange({ ...draft, cues: next, isChanged: true });
  const showLine = (all: readonly CueDraft[], key: string) =>
    setPage(
      Math.floor(
        Math.max(
          0,
          all.findIndex((one) => one.key === key),
        ) / PAGE_SIZE,
      ),
    );
  const keep = (answer: LiveCaptions) => {
    const { queryKey } = liveCaptionsQuery(api, call);
    queryClient.setQueryData(queryKey, (known) => known && { ...known, data: answer });
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.endsWith('/{liveId}/replay'),
    });
    onChange({ cues: toDrafts(answer.cues), version: answer.version, isChanged: false });
    setTries(0);
  };
  const saving = useMutation({
    mutationFn: () => saveLiveCaptions(api, { ...call, version: draft.version, cues: checked }),
    onSuccess: (answer) => {
      keep(answer);
      toasts.show({ message: t`Saved.`, tone: 'success' });
    },
    onError: (error) => {
      const current = isApiProblem(error, 'VERSION_CONFLICT') ? error.details?.currentVersion : undefined;
      if (current !== undefined) onChange({ ...draft, version: current });
    },
  });
  const deleting = useMutation({
    mutationFn: () => deleteLiveCaptions(api, call),
    onSuccess: () => keep({ lang: saved.lang, version: '0', cues: [] }),
  });
  const save = () => {
    if (faults.size === 0) return saving.mutate();
    const first = cues.find(({ key }) => faults.has(key));
    if (first) showLine(cues, first.key);
    setTries(tries + 1);
  };
  const add = () => {
    const { drafts, key } = addCue(cues, film.nowMs);
    change(drafts);
    showLine(drafts, key);
  };
  const failed = saving.error ?? deleting.error;
  const shown = cues.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const isSaved = draft.version !== '0';
  const count = formatNumber(faults.size, language);
  return (
    <section ref={root} className={styles.part}>
      <CaptionFile
        hasCues={cues.length > 0}
        onCues={(next) => {
          change(next);
          setPage(0);
        }}
      />
      {cues.length > 0 ? (
        <RowList as="div">
          {shown.map((cue, index) => (
            <CueRow
              key={cue.key}
              place={page * PAGE_SIZE + index + 1}
              cue={cue}
              lang={saved.lang}
              faults={tries > 0 ? faults.get(cue.key) : undefined}
              film={film}
              onChange={(part) =>
                change(cues.map((one) => (one.key === cue.key ? { ...one, ...part } : one)))
              }
              onSplit={() => change(splitCue(cues, cue.key, film.nowMs))}
              onRemove={() => change(cues.filter(({ key }) => key !== cue.key))}
            />
          ))}
        </RowList>
      ) : null}
      {cues.length > PAGE_SIZE ? (
        <CuePages
          page={Math.min(page, Math.floor((cues.length - 1) / PAGE_SIZE))}
          count={cues.length}
          onPage={setPage}
        />
      ) : null}
      {tries > 0 && faults.size > 0 ? (
        <Banner tone="danger" announce="assertive">
          {t`${plural(faults.size, {
            one: `${count} line needs your attention. Nothing was saved.`,
            other: `${count} lines need your attention. Nothing was saved.`,
          })}`}
        </Banner>
      ) : null}
      {failed ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(messageOf(REPLAY_PROBLEM_MESSAGES, isApiProblem(failed) ? failed.code : 'UNKNOWN'))}
        </Banner>
      ) : null}
      <div className={styles.actions}>
        {cues.length > 0 ? (
          <Button variant="primary" isPending={saving.isPending} onPress={save}>
            {t`Save captions`}
          </Button>
        ) : null}
        {cues.length < CUES_MAX ? <Button onPress={add}>{t`Add line here`}</Button> : null}
        {isSaved ? (
          <Button variant="quiet" isPending={deleting.isPending} onPress={() => setIsAsking(true)}>
            {t`Delete captions`}
          </Button>
        ) : null}
      </div>
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title={t`Delete these captions?`}
        confirmLabel={t`Delete captions`}
        cancelLabel={t`Keep them`}
        onConfirm={() => {
          setIsAsking(false);
          deleting.mutate();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t`Viewers can no longer read them in this language.`}
      </AlertDialog>
    </section>
  );
}

/** A line: when it is read, what it says, and what can be done with it. */
function CueRow({
  place,
  cue: { start, end, text },
  lang,
  faults,
  film,
  onChange,
  onSplit,
  onRemove,
}: {
  place: number;
  cue: CueDraft;
  lang: Language;
  faults: ReturnType<ReturnType<typeof checkCues>['faults']['get']>;
  film: Film;
  onChange: (part: Partial<CueDraft>) => void;
  onSplit: () => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useLingui();
  const number = formatNumber(place, useLanguage());
  const wordsAt = (field: 'start' | 'end' | 'text') => {
    const fault = faults?.[field];
    return fault && i18n._(CUE_FAULT_MESSAGES[fault]);
  };
  return (
    <Row
      as="div"
      role="group"
      aria-label={t({ message: `Line ${number}`, comment: 'Names the fields of a line of captions' })}
      className={styles.row}
    >
      <div className={styles.times}>
        <TextField
          label={t({ message: 'Start', context: 'captions', comment: 'Field: when a line begins' })}
          direction="ltr"
          normalizesDigits
          value={start}
          errorMessage={wordsAt('start')}
          onChange={(value) => onChange({ start: value })}
        />
        <TextField
          label={t({ message: 'End', context: 'captions', comment: 'Field: when a line ends' })}
          direction="ltr"
          normalizesDigits
          value={end}
          errorMessage={wordsAt('end')}
          onChange={(value) => onChange({ end: value })}
        />
        <TextArea
          label={t({ message: 'Text', context: 'captions', comment: 'Field: what is said' })}
          rows={2}
          maxLength={CUE_TEXT_MAX}
          lang={toTag(lang)}
          value={text}
          errorMessage={wordsAt('text')}
          onChange={(value) => onChange({ text: value })}
        />
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          onPress={() => film.play(readClock(start) ?? film.nowMs)}
          aria-label={t`Play line ${number}`}
        >
          {t({ message: 'Play', context: 'captions', comment: 'Button: plays a line of captions' })}
        </Button>
        <Button size="sm" onPress={onSplit} aria-label={t`Split line ${number}`}>
          {t({ message: 'Split', comment: 'Button: makes two lines of captions of one' })}
        </Button>
        <Button size="sm" variant="quiet" onPress={onRemove} aria-label={t`Remove line ${number}`}>
          {t({ message: 'Remove', context: 'captions', comment: 'Button: a line of captions' })}
        </Button>
      </div>
    </Row>
  );
}

function CuePages({ page, count, onPage }: { page: number; count: number; onPage: (page: number) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const from = formatNumber(page * PAGE_SIZE + 1, language);
  const to = formatNumber(Math.min(count, (page + 1) * PAGE_SIZE), language);
  const total = formatNumber(count, language);
  return (
    <div className={styles.actions}>
      <Button size="sm" isDisabled={page === 0} onPress={() => onPage(page - 1)}>
        {t`Earlier lines`}
      </Button>
      <Text size="sm" role="status">
        {t({ message: `Lines ${from} to ${to} of ${total}`, comment: 'Which lines of captions are shown' })}
      </Text>
      <Button size="sm" isDisabled={(page + 1) * PAGE_SIZE >= count} onPress={() => onPage(page + 1)}>
        {t`Later lines`}
      </Button>
    </div>
  );
}

/** Takes lines from a file. What is there is replaced once the file could be read. */
function CaptionFile({ hasCues, onCues }: { hasCues: boolean; onCues: (cues: CueDraft[]) => void }) {
  // What is said of files is among the words of feedback.
  useMessages('feedback');
  const { t, i18n } = useLingui();
  const labels = useFileLabels();
  const [hasFailed, setHasFailed] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const vtt = await file
      .arrayBuffer()
      .then((bytes) => toVtt(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
      .catch(() => undefined);
    const cues = vtt === undefined ? [] : parseVtt(vtt).slice(0, CUES_MAX);
    setHasFailed(cues.length === 0);
    if (cues.length > 0)
      onCues(
        toDrafts(
          cues.map(({ startSeconds, endSeconds, text }) => ({
            startMs: Math.round(startSeconds * MS),
            endMs: Math.round(endSeconds * MS),
            text,
          })),
        ),
      );
  };
  const format = i18n._(CAPTION_FILE_FORMAT);
  return (
    <FileUpload
      label={t`File of captions`}
      description={
        hasCues
          ? t`WebVTT or SubRip, up to 1 MB. Its lines replace those below.`
          : t`WebVTT or SubRip, up to 1 MB.`
      }
      errorMessage={hasFailed ? format : undefined}
      accept={['.vtt', '.srt']}
      maxBytes={FILE_MAX_BYTES}
      allowsMultiple={false}
      items={[]}
      labels={{
        choose: t({ message: 'Choose file', context: 'captions', comment: 'Button' }),
        drop: t({ message: 'or drop it here', context: 'captions', comment: 'A file' }),
        count: () => '',
        rejected: (reason) => (reason === 'tooLarge' ? t`This file is larger than 1 MB.` : format),
        ...labels,
      }}
      onAdd={([file]) => void take(file)}
      onRemove={() => undefined}
    />
  );
}
