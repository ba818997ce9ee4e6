import { useLingui } from '@lingui/react/macro';
import { ResourceType } from '@stoa/api/enums';
import { RowList } from '@stoa/ui/row-list';
import { Sortable, stepsTo } from '@stoa/ui/sortable';
import { Text } from '@stoa/ui/text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { toasts } from '../../../app/toasts.ts';
import { useMoved } from '../../../shared/editing/moves.tsx';
import * as styles from './content.css.ts';
import { LedToRow } from './led-to-row.tsx';
import { ResourcePicker } from './resource-picker.tsx';
import { moveEntry, STOPS_MAX } from './stages.ts';
import { useLedTo } from './use-led-to.ts';

interface TopicEditorProps {
  schoolId: string;
  items: readonly string[];
  onChange: (items: string[]) => void;
  onUndo: () => void;
}

/** The resources of a topic: added, moved, taken out. */
export function TopicEditor({ schoolId, items, onChange, onUndo }: TopicEditorProps) {
  const { t } = useLingui();
  const { list, news, notifyMoved } = useMoved();
  const cards = useLedTo(schoolId, items);
  const nameOf = (id: string) => cards.get(id)?.title ?? t`Hidden or deleted`;
  const label = t({ message: 'Resources', context: 'authoring', comment: 'What a topic collects' });
  const isFull = items.length >= STOPS_MAX;
  return (
    <div className={styles.section} ref={list}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {items.length > 0 ? (
        <Sortable
          onDrop={(drop) => {
            const steps = stepsTo(items, drop);
            if (steps !== 0) onChange(moveEntry(items, items.indexOf(drop.id), steps));
          }}
        >
          <RowList aria-label={label}>
            {items.map((id, index) => (
              <LedToRow
                key={id}
                id={id}
                card={cards.get(id)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => {
                  onChange(moveEntry(items, index, by));
                  notifyMoved({ id, name: nameOf(id), by, index: index + by + 1, count: items.length });
                }}
                onRemove={() => {
                  const name = nameOf(id);
                  onChange(items.filter((other) => other !== id));
                  toasts.show({
                    message: t({
                      message: `“${name}” deleted.`,
                      context: 'authoring',
                      comment: 'A lesson or a section',
                    }),
                    action: {
                      label: t({
                        message: 'Undo',
                        context: 'authoring',
                        comment: 'Takes the last change back',
                      }),
                      onPress: onUndo,
                    },
                  });
                }}
              />
            ))}
          </RowList>
        </Sortable>
      ) : (
        <Text tone="muted" size="sm">{t`No resources yet.`}</Text>
      )}
      {isFull ? <Text tone="muted" size="sm">{t`A topic can collect up to 200 resources.`}</Text> : null}
      <ResourcePicker
        schoolId={schoolId}
        label={t`Add a resource`}
        description={t`Search for a class, a course, an exam, an article …`}
        isDisabled={isFull}
        isLeftOut={({ id, type }) => type === ResourceType.Topic || items.includes(id)}
        onPick={(id) => onChange([...items, id])}
      />
    </div>
  );
}
