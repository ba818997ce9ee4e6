import { useLingui } from '@lingui/react/macro';
import { Select, SelectItem } from '@stoa/ui/select';
import { isLessonKind, LESSON_KIND_MESSAGES, LESSON_KINDS, type LessonKind } from './lesson-kinds.ts';

/** Chooses what a lesson is. */
export function KindSelect({
  value,
  description,
  onChange,
}: {
  value: LessonKind;
  description?: string;
  onChange: (kind: LessonKind) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <Select
      label={t({ message: 'Type', context: 'authoring', comment: 'Of a lesson: text, video, document …' })}
      description={description}
      value={value}
      onChange={(kind) => {
        if (isLessonKind(kind)) onChange(kind);
      }}
    >
      {LESSON_KINDS.map((kind) => (
        <SelectItem key={kind} id={kind}>
          {i18n._(LESSON_KIND_MESSAGES[kind])}
        </SelectItem>
      ))}
    </Select>
  );
}
