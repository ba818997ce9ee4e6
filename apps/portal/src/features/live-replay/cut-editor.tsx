import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { saveLiveReplay } from '@stoa/api/live-replay.calls';
import { liveReplayEditQuery } from '@stoa/api/live-replay.queries';
import type { LiveReplayEdit, LiveSession } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag, type Language } from '../../i18n/languages.ts';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { writeClock } from '../../shared/captions/clock-input.ts';
import {
  addChapter,
  checkCut,
  startOf,
  titleOf,
  toCutDraft,
  type ChapterDraft,
  type CutDraft,
  type CutFault,
} from './cut-draft.ts';
import { invalidateReplay } from './invalidate-replay.ts';
import type { Film } from '../../shared/captions/film.ts';
import { CUT_FAULT_MESSAGES, REPLAY_PROBLEM_MESSAGES } from './replay-messages.ts';
import { useFirstFault } from '../../shared/use-first-fault.ts';
import * as styles from './live-replay.css.ts';
import { LanguageField } from '../../shared/language-field.tsx';

/** As the contract bounds them. */
const CHAPTERS_MAX = 100;

export interface EditorProps {
  live: LiveSession;
  edit: LiveReplayEdit;
  film: Film;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** From where to where the recording is shown, and its chapters. */
export function CutEditor({ live, edit, film, onUnsaved }: EditorProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { schoolId, id: liveId } = live;
  const [draft, setDraft] = useState(() => toCutDraft(edit));
  const [version, setVersion] = useState(edit.version);
  const [isChanged, setIsChanged] = useState(false);
  // Faults are told from the first try to save on.
  const [tries, setTries] = useState(0);
  const root = useFirstFault(tries);
  const { values, faults } = checkCut(draft, edit.durationMs);
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved]);
  const saving = useMutation({
    mutationFn: () => saveLiveReplay(api, { schoolId, liveId, change: { version, ...values } }),
    onSuccess: (saved) => {
      const { queryKey } = liveReplayEditQuery(api, { schoolId, liveId });
      queryClient.setQueryData(queryKey, (known) => known && { ...known, data: saved });
      void invalidateReplay(queryClient);
      setDraft(toCutDraft(saved));
      setVersion(saved.version);
      setIsChanged(false);
      setTries(0);
      toasts.show({ message: t`Saved.`, tone: 'success' });
    },
    onError: (error) => {
      const current = isApiProblem(error, 'VERSION_CONFLICT') ? error.details?.currentVersion : undefined;
      if (current !== undefined) setVersion(current);
    },
  });
  const change = (next: CutDraft) => {
    setDraft(next);
    setIsChanged(true);
  };
  const errorAt = (field: string): string | undefined => {
    const fault = tries > 0 ? faults.get(field) : undefined;
    return fault && i18n._(CUT_FAULT_MESSAGES[fault satisfies CutFault]);
  };
  const save = () => {
    if (faults.size === 0) return saving.mutate();
    setTries(tries + 1);
  };
  const from = writeClock(edit.shownStartMs);
  const to = writeClock(edit.shownEndMs);
  return (
    <section ref={root} className={styles.part}>
      <SectionHeader
        title={t({
          message: 'What viewers see',
          context: 'replay',
          comment: 'Heading: the cut of a recording',
        })}
      />
      <Text tone="muted">
        {t({
          message: `Viewers see the recording from ${from} to ${to}. It is cut between segments of about a second.`,
          comment: 'Two times in a recording, such as 1:15',
        })}
      </Text>
      <div className={styles.pair}>
        <TimeEdge
          label={t({
            message: 'Start',
            context: 'replay',
            comment: 'Field: from where a recording is shown',
          })}
          takeLabel={t`Start here`}
          clearLabel={t`Clear start`}
          value={draft.start}
          errorMessage={errorAt('start')}
          onChange={(start) => change({ ...draft, start })}
          nowMs={film.nowMs}
        />
        <TimeEdge
          label={t({ message: 'End', context: 'replay', comment: 'Field: up to where a recording is shown' })}
          takeLabel={t`End here`}
          clearLabel={t`Clear end`}
          value={draft.end}
          errorMessage={errorAt('end')}
          onChange={(end) => change({ ...draft, end })}
          nowMs={film.nowMs}
        />
      </div>
      <Chapters
        live={live}
        film={film}
        chapters={draft.chapters}
        errorAt={errorAt}
        onChange={(chapters) => change({ ...draft, chapters })}
        onAdd={() => change(addChapter(draft, film.nowMs).draft)}
      />
      {saving.isError ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(
            messageOf(REPLAY_PROBLEM_MESSAGES, isApiProblem(saving.error) ? saving.error.code : 'UNKNOWN'),
          )}
        </Banner>
      ) : null}
      <div className={styles.actions}>
        <Button variant="primary" isPending={saving.isPending} onPress={save}>
          {t`Save cut and chapters`}
        </Button>
      </div>
    </section>
  );
}

/** An end of what is shown: typed, taken from the picture, or cleared. */
function TimeEdge({
  label,
  takeLabel,
  clearLabel,
  value,
  errorMessage,
  onChange,
  nowMs,
}: {
  label: string;
  takeLabel: string;
  clearLabel: string;
  value: string;
  errorMessage: string | undefined;
  onChange: (value: string) => void;
  nowMs: number;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.time}>
      <TextField
        label={label}
        description={t`Such as 1:15. Empty: nothing is cut off.`}
        direction="ltr"
        normalizesDigits
        value={value}
        errorMessage={errorMessage}
        onChange={onChange}
      />
      <div className={styles.actions}>
        <Button size="sm" onPress={() => onChange(writeClock(nowMs))}>
          {takeLabel}
        </Button>
        {value === '' ? null : (
          <Button size="sm" variant="quiet" onPress={() => onChange('')}>
            {clearLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

function Chapters({
  live,
  film,
  chapters,
  errorAt,
  onChange,
  onAdd,
}: {
  live: LiveSession;
  film: Film;
  chapters: readonly ChapterDraft[];
  errorAt: (field: string) => string | undefined;
  onChange: (chapters: readonly ChapterDraft[]) => void;
  onAdd: () => void;
}) {
  const { t } = useLingui();
  const own = useLanguage();
  const languages = [live.lang, ...live.languages];
  const [chosen, setChosen] = useState<Language>(languages.includes(own) ? own : live.lang);
  const change = (key: string, part: Partial<ChapterDraft>) =>
    onChange(chapters.map((chapter) => (chapter.key === key ? { ...chapter, ...part } : chapter)));
  return (
    <>
      <Heading level={3} size="md">
        {t({ message: 'Chapters', comment: 'Heading: parts of a recording' })}
      </Heading>
      {languages.length > 1 ? (
        <LanguageField
          label={t`Language of the titles`}
          value={chosen}
          onChange={setChosen}
          languages={languages}
        />
      ) : null}
      {chapters.length === 0 ? (
        <Text tone="muted" size="sm">{t`Chapters help people find what they are looking for.`}</Text>
      ) : (
        <RowList as="div">
          {chapters.map(({ key, start, title }, index) => {
            const number = formatNumber(index + 1, own);
            return (
              <Row
                key={key}
                as="div"
                role="group"
                aria-label={t({ message: `Chapter ${number}`, comment: 'Names the fields of a chapter' })}
                className={styles.row}
              >
                <div className={styles.chapter}>
                  <TextField
                    label={t({
                      message: 'Time',
                      context: 'replay',
                      comment: 'Field: where a chapter begins',
                    })}
                    direction="ltr"
                    normalizesDigits
                    value={start}
                    errorMessage={errorAt(startOf(key))}
                    onChange={(text) => change(key, { start: text })}
                  />
                  <TextField
                    label={t({
                      message: 'Title',
                      context: 'replay',
                      comment: 'Field: what a chapter is called',
                    })}
                    lang={toTag(chosen)}
                    value={title[chosen] ?? ''}
                    errorMessage={errorAt(titleOf(key))}
                    onChange={(text) => change(key, { title: { ...title, [chosen]: text } })}
                  />
                </div>
                <div className={styles.actions}>
                  <Button size="sm" onPress={() => change(key, { start: writeClock(film.nowMs) })}>
                    {t({ message: 'Begin here', comment: 'Button: a chapter begins where the video stands' })}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    onPress={() => onChange(chapters.filter((chapter) => chapter.key !== key))}
                  >
                    {t`Remove chapter`}
                  </Button>
                </div>
              </Row>
            );
          })}
        </RowList>
      )}
      {chapters.length < CHAPTERS_MAX ? (
        <div className={styles.actions}>
          <Button onPress={onAdd}>{t`Add chapter here`}</Button>
        </div>
      ) : null}
    </>
  );
}
