import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import type { ContentDraft } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@stoa/ui/menu';
import { Row, RowList } from '@stoa/ui/row-list';
import { DragHandle, Sortable, SortableItem, stepsTo, type SortableDrop } from '@stoa/ui/sortable';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useState } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { Moves, useMoved } from '../../../shared/editing/moves.tsx';
import { textIn } from '../texts.ts';
import * as styles from './content.css.ts';
import { dropEntry } from './drop-entry.ts';
import { KindSelect } from './material/kind-select.tsx';
import { LESSON_KIND_MESSAGES, type LessonKind } from './material/lesson-kinds.ts';
import { LessonDialog, SectionDialog } from './outline-dialogs.tsx';
import { AddField } from './outline-parts.tsx';
import {
  addLesson,
  addSection,
  changeLesson,
  changeSection,
  lessonCount,
  LESSONS_MAX,
  moveLesson,
  moveSection,
  removeLesson,
  removeSection,
  SECTIONS_MAX,
  type DraftLesson,
  type DraftSection,
} from './outline.ts';

interface OutlineEditorProps {
  sections: ContentDraft['sections'];
  language: Language;
  onChange: (sections: ContentDraft['sections']) => void;
  onUndo: () => void;
  onOpen: (lessonId: string) => void;
}

/** Sections and lessons of a class: added, renamed, moved and deleted. */
export function OutlineEditor({ sections, language, onChange, onUndo, onOpen }: OutlineEditorProps) {
  const { t } = useLingui();
  const [renaming, setRenaming] = useState<{ section: DraftSection } | { lesson: DraftLesson }>();
  const { list, news, notifyMoved } = useMoved();
  const nameOf = ({ title }: Pick<DraftSection, 'title'>) => textIn(title, language).text || t`Untitled`;
  const removed = (name: string, next: DraftSection[]) => {
    onChange(next);
    toasts.show({
      message: t({ message: `“${name}” deleted.`, context: 'authoring', comment: 'A lesson or a section' }),
      action: {
        label: t({ message: 'Undo', context: 'authoring', comment: 'Takes the last change back' }),
        onPress: onUndo,
      },
    });
  };
  const moved = (id: string, name: string, by: 1 | -1, next: DraftSection[]) => {
    onChange(next);
    const section = next.find((one) => one.id === id || one.lessons.some((lesson) => lesson.id === id));
    const index =
      section?.id === id
        ? next.indexOf(section) + 1
        : (section?.lessons.findIndex((lesson) => lesson.id === id) ?? 0) + 1;
    const count = section?.id === id ? next.length : (section?.lessons.length ?? 0);
    notifyMoved({ id, name, by, index, count });
  };
  const dropped = (drop: SortableDrop) => {
    if (drop.kind === 'lesson') {
      const next = dropEntry(sections, 'lessons', drop);
      if (next) onChange(next);
      return;
    }
    const ids = sections.map(({ id }) => id);
    const steps = stepsTo(ids, drop);
    if (steps !== 0) onChange(moveSection(sections, drop.id, steps));
  };
  const isFull = lessonCount(sections) >= LESSONS_MAX;
  return (
    <div className={styles.sections} ref={list}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Sortable onDrop={dropped}>
        {sections.map((section, index) => {
          const name = nameOf(section);
          return (
            <SortableItem key={section.id} id={section.id} kind="section" holds={['lesson']}>
              <Surface as="section" isBordered radius="lg" padding="4" aria-label={name}>
                <div className={styles.section}>
                  <div className={styles.row} data-entry={section.id}>
                    <DragHandle />
                    <Heading level={3} size="md">
                      <UserText>{name}</UserText>
                    </Heading>
                    <Moves
                      name={name}
                      isFirst={index === 0}
                      isLast={index === sections.length - 1}
                      onMove={(by) => moved(section.id, name, by, moveSection(sections, section.id, by))}
                    />
                    <Menu
                      placement="bottom end"
                      trigger={
                        <IconButton
                          icon={DotsThreeIcon}
                          size="sm"
                          hideTooltip
                          label={t({ message: `More for ${name}`, comment: 'Menu of a block of a page' })}
                        />
                      }
                    >
                      <MenuItem onAction={() => setRenaming({ section })}>
                        {t({
                          message: 'Rename',
                          context: 'authoring',
                          comment: 'Gives a section another name',
                        })}
                      </MenuItem>
                      <MenuDivider />
                      <MenuItem
                        tone="danger"
                        onAction={() => removed(name, removeSection(sections, section.id))}
                      >
                        {t({
                          message: 'Delete',
                          context: 'authoring',
                          comment: 'Removes a section or a lesson',
                        })}
                      </MenuItem>
                    </Menu>
                  </div>
                  {section.lessons.length > 0 ? (
                    <RowList aria-label={name}>
                      {section.lessons.map((lesson, place) => (
                        <LessonRow
                          key={lesson.id}
                          lesson={lesson}
                          name={nameOf(lesson)}
                          isFirst={index === 0 && place === 0}
                          isLast={index === sections.length - 1 && place === section.lessons.length - 1}
                          onOpen={() => onOpen(lesson.id)}
                          onMove={(by) =>
                            moved(lesson.id, nameOf(lesson), by, moveLesson(sections, lesson.id, by))
                          }
                          onEdit={() => setRenaming({ lesson })}
                          onRemove={() => removed(nameOf(lesson), removeLesson(sections, lesson.id))}
                        />
                      ))}
                    </RowList>
                  ) : (
                    <Text tone="muted" size="sm">{t`No lessons yet.`}</Text>
                  )}
                  <AddLesson
                    isDisabled={isFull}
                    onAdd={(title, kind) =>
                      onChange(addLesson(sections, section.id, { title: { [language]: title }, kind }))
                    }
                  />
                </div>
              </Surface>
            </SortableItem>
          );
        })}
      </Sortable>
      {isFull ? <Text tone="muted" size="sm">{t`A class can have up to 500 lessons.`}</Text> : null}
      <AddField
        label={t`New section`}
        button={t({ message: 'Add section', context: 'authoring', comment: 'Button' })}
        isDisabled={sections.length >= SECTIONS_MAX}
        onAdd={(title) => onChange(addSection(sections, { [language]: title }))}
      />
      {renaming && 'section' in renaming ? (
        <SectionDialog
          heading={t`Rename section`}
          title={renaming.section.title[language] ?? ''}
          onDone={(title) => {
            setRenaming(undefined);
            if (title !== undefined)
              onChange(
                changeSection(sections, renaming.section.id, (section) => ({
                  ...section,
                  title: { ...section.title, [language]: title },
                })),
              );
          }}
        />
      ) : null}
      {renaming && 'lesson' in renaming ? (
        <LessonDialog
          lesson={renaming.lesson}
          language={language}
          onDone={(change) => {
            setRenaming(undefined);
            if (change) onChange(changeLesson(sections, renaming.lesson.id, change));
          }}
        />
      ) : null}
    </div>
  );
}

interface LessonRowProps {
  lesson: DraftLesson;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onOpen: () => void;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function LessonRow({ lesson, name, isFirst, isLast, onOpen, onMove, onEdit, onRemove }: LessonRowProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { minutes, preview, kind } = lesson;
  const text = formatNumber(minutes ?? 0, language);
  const facts = [
    kind === 'article' ? undefined : i18n._(LESSON_KIND_MESSAGES[kind]),
    minutes ? t`${plural(minutes, { one: `${text} minute`, other: `${text} minutes` })}` : undefined,
    preview
      ? t({ message: 'Open preview', context: 'authoring', comment: 'A lesson that everybody may look at' })
      : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <Row data-entry={lesson.id}>
      <SortableItem id={lesson.id} kind="lesson" className={styles.row}>
        <DragHandle />
        <span className={styles.lesson}>
          <Button variant="quiet" size="sm" onPress={onOpen}>
            <UserText>{name}</UserText>
          </Button>
          {facts.length > 0 ? (
            <Text as="span" size="sm" tone="muted">
              {facts.join(' · ')}
            </Text>
          ) : null}
        </span>
        <Moves name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <Menu
          placement="bottom end"
          trigger={
            <IconButton
              icon={DotsThreeIcon}
              size="sm"
              hideTooltip
              label={t({ message: `More for ${name}`, comment: 'Menu of a block of a page' })}
            />
          }
        >
          <MenuItem onAction={onOpen}>
            {t({ message: 'Edit', context: 'authoring', comment: 'Opens the editor of a lesson' })}
          </MenuItem>
          <MenuItem onAction={onEdit}>
            {t({
              message: 'Title and settings',
              context: 'authoring',
              comment: 'Opens a dialog about a lesson',
            })}
          </MenuItem>
          <MenuDivider />
          <MenuItem tone="danger" onAction={onRemove}>
            {t({ message: 'Delete', context: 'authoring', comment: 'Removes a section or a lesson' })}
          </MenuItem>
        </Menu>
      </SortableItem>
    </Row>
  );
}

/** A title that becomes a lesson of a kind. The kind stays for the next one. */
function AddLesson({
  isDisabled,
  onAdd,
}: {
  isDisabled: boolean;
  onAdd: (title: string, kind: LessonKind) => void;
}) {
  const { t } = useLingui();
  const [kind, setKind] = useState<LessonKind>('article');
  return (
    <AddField
      label={t`New lesson`}
      button={t({ message: 'Add lesson', context: 'authoring', comment: 'Button' })}
      isDisabled={isDisabled}
      className={styles.addingLesson}
      onAdd={(title) => onAdd(title, kind)}
    >
      <KindSelect value={kind} onChange={setKind} />
    </AddField>
  );
}
