import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { NumberField } from '@stoa/ui/number-field';
import { Switch } from '@stoa/ui/switch';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import * as styles from './content.css.ts';
import { FirstField } from './first-field.tsx';
import { KindSelect } from './material/kind-select.tsx';
import type { DraftLesson } from './outline.ts';

const TITLE_MAX = 200;
const MINUTES_MAX = 1440;

/** A short form in a dialog. */
export function FormDialog({
  title,
  onSubmit,
  onCancel,
  children,
}: {
  title: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button variant="secondary" onPress={onCancel}>{t`Cancel`}</Button>
          <Button variant="primary" onPress={onSubmit}>
            {t({ message: 'Done', context: 'authoring', comment: 'Button: takes over what was typed' })}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

/** Asks for another name of a section or a stage. */
export function SectionDialog({
  heading,
  title: given,
  onDone,
}: {
  heading: string;
  title: string;
  onDone: (title: string | undefined) => void;
}) {
  const { t } = useLingui();
  const [title, setTitle] = useState(given);
  return (
    <FormDialog title={heading} onCancel={() => onDone(undefined)} onSubmit={() => onDone(title.trim())}>
      <FirstField
        label={t({ message: 'Title', context: 'authoring', comment: 'Of an article, a class or a lesson' })}
        value={title}
        onChange={setTitle}
        maxLength={TITLE_MAX}
      />
    </FormDialog>
  );
}

/** Asks how a lesson is called, how long it takes and who may look at it. */
export function LessonDialog({
  lesson,
  language,
  onDone,
}: {
  lesson: DraftLesson;
  language: Language;
  onDone: (change: Partial<DraftLesson> | undefined) => void;
}) {
  const { t } = useLingui();
  const [title, setTitle] = useState(lesson.title[language] ?? '');
  const [minutes, setMinutes] = useState(lesson.minutes);
  const [preview, setPreview] = useState(lesson.preview);
  const [kind, setKind] = useState(lesson.kind);
  return (
    <FormDialog
      title={t({ message: 'Lesson', context: 'authoring', comment: 'Title of a dialog' })}
      onCancel={() => onDone(undefined)}
      onSubmit={() =>
        onDone({ title: { ...lesson.title, [language]: title.trim() }, kind, minutes, preview })
      }
    >
      <FirstField
        label={t({ message: 'Title', context: 'authoring', comment: 'Of an article, a class or a lesson' })}
        value={title}
        onChange={setTitle}
        maxLength={TITLE_MAX}
      />
      <KindSelect value={kind} onChange={setKind} />
      <NumberField
        label={t`Duration in minutes`}
        description={t`Leave empty to estimate it from the text or the video.`}
        minValue={1}
        maxValue={MINUTES_MAX}
        value={minutes}
        onChange={setMinutes}
      />
      <Switch isSelected={preview} onChange={setPreview}>{t`Can be opened without enrolling`}</Switch>
    </FormDialog>
  );
}
