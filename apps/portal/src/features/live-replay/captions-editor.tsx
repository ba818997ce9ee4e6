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
import { RowList } from '@stoa/ui/row-list';
import { SectionHead } from '@stoa/ui/section-head';
import { Text } from '@stoa/ui/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { type Language } from '../../i18n/languages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { CaptionFile } from './caption-file.tsx';
import { addCue, checkCues, CUES_MAX, splitCue, toDrafts, type CueDraft } from './cue-draft.ts';
import { CueRow } from './cue-row.tsx';
import type { EditorProps } from './cut-editor.tsx';
import { invalidateReplay } from './invalidate-replay.ts';
import type { Film } from './replay-page.tsx';
import { REPLAY_PROBLEM_MESSAGES } from './replay-messages.ts';
import { useFirstFault } from './use-first-fault.ts';
import * as styles from './live-replay.css.ts';
import { LanguageField } from '../../shared/language-field.tsx';

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
      <LanguageField
        label={t`Language of the captions`}
        value={lang}
        onChange={setLang}
        languages={[...new Set([...counts.keys(), live.lang, ...live.languages, ...LANGUAGES])]}
      />
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
    void invalidateReplay(queryClient);
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
