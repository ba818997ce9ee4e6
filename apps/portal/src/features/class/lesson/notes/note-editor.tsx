import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { createNote, updateNote } from '@stoa/api/note.calls';
import type { LessonNote, NotePlace } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../../app/services.ts';
import { toasts } from '../../../../app/toasts.ts';
import { messageOf } from '../../../../shared/call-problem-messages.ts';
import { ClickKeys } from '../../../../shared/click-keys.ts';
import { useStoredText } from '../../../../shared/community/use-kept-text.ts';
import { countCharacters } from '../../../../shared/count-characters.ts';
import { NotePlaceText } from '../../../../shared/notes/note-place.tsx';
import { NOTE_PROBLEM_MESSAGES } from '../../../../shared/notes/note-messages.ts';
import { useRefreshNotes } from '../../../../shared/notes/use-remove-note.ts';
import { useBackOnline } from '../../../../shared/use-back-online.ts';
import type { LessonNotes } from './lesson-notes.tsx';
import { draftName, NOTE_MAX, type NoteDraft } from './note-draft.ts';
import * as styles from './notes.css.ts';

/** Writes a note at a place. What is typed is kept until it is saved. */
export function NewNote({ place, notes }: { place: NotePlace; notes: LessonNotes }) {
  const api = useApi();
  const { schoolId, lessonId, setEditing } = notes;
  const name = draftName(lessonId);
  const [keys] = useState(() => new ClickKeys(name));
  return (
    <NoteForm
      name={name}
      first={{ text: '', place }}
      place={place}
      mayBeEmpty={false}
      save={(text) => {
        const note = { place, text };
        return keys.once({ lessonId, ...note }, (key) => createNote(api, { schoolId, lessonId, note, key }));
      }}
      onClose={() => setEditing(undefined)}
      onReopen={() => setEditing({ place })}
    />
  );
}

/** Changes the words of a note; a bookmark becomes a note, and a note without words a bookmark. */
export function ChangedNote({ note, notes }: { note: LessonNote; notes: LessonNotes }) {
  const api = useApi();
  return (
    <NoteForm
      name={`note.${note.id}`}
      first={{ text: note.text, place: note.place }}
      place={note.place}
      mayBeEmpty
      // After a conflict the list has the version of the other device.
      save={(text) => updateNote(api, note.id, { text, version: note.version })}
      onClose={() => notes.setEditing(undefined)}
      onReopen={() => notes.setEditing({ noteId: note.id })}
    />
  );
}

interface NoteFormProps {
  /** Under which it is kept. */
  name: string;
  first: NoteDraft;
  place: NotePlace;
  mayBeEmpty: boolean;
  save: (text: string) => Promise<unknown>;
  onClose: () => void;
  /** What was discarded is wanted after all. */
  onReopen: () => void;
}

function NoteForm({ name, first, place, mayBeEmpty, save, onClose, onReopen }: NoteFormProps) {
  const { t, i18n } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const refresh = useRefreshNotes();
  const { draft, change, clear } = useStoredText<NoteDraft>(name, first);
  const [isTried, setTried] = useState(false);
  const text = draft.text.trim();
  const isTooLong = countCharacters(text) > NOTE_MAX;
  const isMissing = text === '' && !mayBeEmpty;
  const sending = useMutation({
    mutationFn: () => save(text),
    // Without a connection it fails at once, and says so.
    networkMode: 'always',
    onSuccess: async () => {
      clear();
      await refresh();
      onClose();
    },
    onError: async (error) => {
      if (isApiProblem(error, 'VERSION_CONFLICT')) await refresh();
    },
  });
  const discarded = t`Draft discarded.`;
  const undo = t`Undo`;
  const cancel = () => {
    clear();
    onClose();
    if (draft.text === first.text) return;
    const restore = () => {
      change({});
      onReopen();
    };
    toasts.show({ message: discarded, action: { label: undo, onPress: restore } });
  };
  const submit = () => {
    setTried(true);
    if (!isMissing && !isTooLong && !sending.isPending) sending.mutate();
  };
  const { error } = sending;
  useBackOnline(() => {
    if (isApiProblem(error, 'NETWORK')) submit();
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Text size="sm" tone="muted" maxLines={3}>
        <NotePlaceText place={place} />
      </Text>
      {error ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(messageOf(NOTE_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN'))}
        </Banner>
      ) : null}
      <TextArea
        name="note"
        label={t({ message: 'Note', context: 'notes', comment: 'Field' })}
        rows={4}
        areaRef={area}
        value={draft.text}
        onChange={(next) => change({ text: next, place })}
        maxLength={NOTE_MAX}
        countOf={countCharacters}
        errorMessage={
          isTooLong
            ? t`This is too long. Shorten it.`
            : isTried && isMissing
              ? t`Write something first.`
              : undefined
        }
      />
      <div className={styles.row}>
        <Button size="sm" variant="primary" type="submit" isPending={sending.isPending}>
          {t({ message: 'Save', context: 'notes', comment: 'Button: of a note' })}
        </Button>
        <Button size="sm" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  );
}
