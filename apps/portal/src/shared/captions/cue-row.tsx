import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Row } from '@stoa/ui/row-list';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag, type Language } from '../../i18n/languages.ts';
import { formatNumber } from '../format.ts';
import { readClock } from './clock-input.ts';
import { CUE_TEXT_MAX, type CueDraft, type CueFaults } from './cue-draft.ts';
import { CUE_FAULT_MESSAGES } from './cue-messages.ts';
import type { Film } from './film.ts';
import * as styles from './captions.css.ts';

/** A line: when it is read, what it says, and what can be done with it. */
export function CueRow({
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
  faults: CueFaults | undefined;
  film: Film;
  onChange: (part: Partial<CueDraft>) => void;
  onSplit: () => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useLingui();
  const number = formatNumber(place, useLanguage());
  const errorAt = (field: 'start' | 'end' | 'text') => {
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
          errorMessage={errorAt('start')}
          onChange={(value) => onChange({ start: value })}
        />
        <TextField
          label={t({ message: 'End', context: 'captions', comment: 'Field: when a line ends' })}
          direction="ltr"
          normalizesDigits
          value={end}
          errorMessage={errorAt('end')}
          onChange={(value) => onChange({ end: value })}
        />
        <TextArea
          label={t({ message: 'Text', context: 'captions', comment: 'Field: what is said' })}
          rows={2}
          maxLength={CUE_TEXT_MAX}
          lang={toTag(lang)}
          value={text}
          errorMessage={errorAt('text')}
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
