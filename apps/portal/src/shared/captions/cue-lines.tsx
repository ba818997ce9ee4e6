import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LiveCue } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { Language } from '../../i18n/languages.ts';
import { formatNumber } from '../format.ts';
import { useFirstFault } from '../use-first-fault.ts';
import { CaptionFile } from './caption-file.tsx';
import { addCue, checkCues, CUES_MAX, splitCue, type CueDraft } from './cue-draft.ts';
import { CueRow } from './cue-row.tsx';
import type { Film } from './film.ts';
import * as styles from './captions.css.ts';

/** So many lines are rendered at a time. */
const PAGE_SIZE = 20;

interface CueLinesProps {
  lang: Language;
  cues: readonly CueDraft[];
  /** Length of the recording, ms. */
  wholeMs: number;
  film: Film;
  isSaving: boolean;
  /** What went wrong when they were saved. */
  failure?: ReactNode;
  /** What can be done beside saving and adding a line. */
  more?: ReactNode;
  onChange: (cues: readonly CueDraft[]) => void;
  /** Lines without a fault, in their order. */
  onSave: (cues: LiveCue[]) => void;
}

/** Edits captions of one language line by line, beside the recording: from a file, or as somebody types them. */
export function CueLines({
  lang,
  cues,
  wholeMs,
  film,
  isSaving,
  failure,
  more,
  onChange,
  onSave,
}: CueLinesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [page, setPage] = useState(0);
  const [tries, setTries] = useState(0);
  const root = useFirstFault(tries);
  const { cues: checked, faults } = checkCues(cues, wholeMs);
  const showLine = (all: readonly CueDraft[], key: string) => {
    const index = all.findIndex((one) => one.key === key);
    setPage(Math.floor(Math.max(0, index) / PAGE_SIZE));
  };
  const save = () => {
    if (faults.size === 0) {
      setTries(0);
      return onSave(checked);
    }
    const first = cues.find(({ key }) => faults.has(key));
    if (first) showLine(cues, first.key);
    setTries(tries + 1);
  };
  const add = () => {
    const { drafts, key } = addCue(cues, film.nowMs);
    onChange(drafts);
    showLine(drafts, key);
  };
  const shown = cues.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const count = formatNumber(faults.size, language);
  return (
    <section ref={root} className={styles.lines}>
      <CaptionFile
        hasCues={cues.length > 0}
        onCues={(next) => {
          onChange(next);
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
              lang={lang}
              faults={tries > 0 ? faults.get(cue.key) : undefined}
              film={film}
              onChange={(part) =>
                onChange(cues.map((one) => (one.key === cue.key ? { ...one, ...part } : one)))
              }
              onSplit={() => onChange(splitCue(cues, cue.key, film.nowMs))}
              onRemove={() => onChange(cues.filter(({ key }) => key !== cue.key))}
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
      {failure}
      <div className={styles.actions}>
        {cues.length > 0 ? (
          <Button variant="primary" isPending={isSaving} onPress={save}>
            {t`Save captions`}
          </Button>
        ) : null}
        {cues.length < CUES_MAX ? <Button onPress={add}>{t`Add line here`}</Button> : null}
        {more}
      </div>
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
