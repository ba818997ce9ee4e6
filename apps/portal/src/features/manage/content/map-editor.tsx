import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { ResourceType } from '@stoa/api/enums';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@stoa/ui/menu';
import { RowList } from '@stoa/ui/row-list';
import { DragHandle, Sortable, SortableItem, stepsTo, type SortableDrop } from '@stoa/ui/sortable';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useState } from 'react';
import { toasts } from '../../../app/toasts.ts';
import type { Language } from '../../../i18n/languages.ts';
import { Moves, useMoved } from '../../../shared/editing/moves.tsx';
import { textIn } from '../texts.ts';
import * as styles from './content.css.ts';
import { dropEntry } from './drop-entry.ts';
import { LedToRow } from './led-to-row.tsx';
import { NeedsDialog } from './needs-dialog.tsx';
import { SectionDialog } from './outline-dialogs.tsx';
import { AddField } from './outline-parts.tsx';
import { ResourcePicker } from './resource-picker.tsx';
import {
  addStage,
  addStop,
  changeNeeds,
  changeStage,
  moveStage,
  moveStop,
  possibleNeeds,
  removeStage,
  removeStop,
  STAGES_MAX,
  STOPS_MAX,
  stopsOf,
  type DraftStage,
  type DraftStop,
} from './stages.ts';
import { useLedTo } from './use-led-to.ts';

interface MapEditorProps {
  schoolId: string;
  stages: readonly DraftStage[];
  language: Language;
  onChange: (stages: DraftStage[]) => void;
  onUndo: () => void;
}

/** Stages and stops of a learning map: added, moved, deleted, and what each waits for. */
export function MapEditor({ schoolId, stages, language, onChange, onUndo }: MapEditorProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ stage: DraftStage } | { stop: DraftStop }>();
  const { list, news, notifyMoved } = useMoved();
  const stops = stopsOf(stages);
  const cards = useLedTo(
    schoolId,
    stops.map(({ resourceId }) => resourceId),
  );
  const stageName = (stage: DraftStage): string => {
    const index = stages.indexOf(stage) + 1;
    return (
      textIn(stage.title, language).text ||
      t({
        message: `Stage ${index}`,
        context: 'authoring',
        comment: 'A part of a learning map without a name',
      })
    );
  };
  const stopName = ({ resourceId }: DraftStop) => cards.get(resourceId)?.title ?? t`Hidden or deleted`;
  const removed = (name: string, next: DraftStage[]) => {
    onChange(next);
    toasts.show({
      message: t({ message: `“${name}” deleted.`, context: 'authoring', comment: 'A lesson or a section' }),
      action: {
        label: t({ message: 'Undo', context: 'authoring', comment: 'Takes the last change back' }),
        onPress: onUndo,
      },
    });
  };
  const stageMoved = (stage: DraftStage, by: 1 | -1) => {
    const next = moveStage(stages, stage.id, by);
    onChange(next);
    const index = next.findIndex(({ id }) => id === stage.id) + 1;
    notifyMoved({ id: stage.id, name: stageName(stage), by, index, count: next.length });
  };
  const stopMoved = (stop: DraftStop, by: 1 | -1) => {
    const next = moveStop(stages, stop.id, by);
    onChange(next);
    const own = next.find((stage) => stage.stops.some(({ id }) => id === stop.id))?.stops ?? [];
    const index = own.findIndex(({ id }) => id === stop.id) + 1;
    notifyMoved({ id: stop.id, name: stopName(stop), by, index, count: own.length });
  };
  const dropped = (drop: SortableDrop) => {
    if (drop.kind === 'stop') {
      const next = dropEntry(stages, 'stops', drop);
      if (next) onChange(next);
      return;
    }
    const ids = stages.map(({ id }) => id);
    const steps = stepsTo(ids, drop);
    if (steps !== 0) onChange(moveStage(stages, drop.id, steps));
  };
  const isFull = stops.length >= STOPS_MAX;
  return (
    <div className={styles.sections} ref={list}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Sortable onDrop={dropped}>
        {stages.map((stage, index) => {
          const name = stageName(stage);
          return (
            <SortableItem key={stage.id} id={stage.id} kind="stage" holds={['stop']}>
              <Surface as="section" isBordered radius="lg" padding="4" aria-label={name}>
                <div className={styles.section}>
                  <div className={styles.row} data-entry={stage.id}>
                    <DragHandle />
                    <Heading level={3} size="md">
                      <UserText>{name}</UserText>
                    </Heading>
                    <Moves
                      name={name}
                      isFirst={index === 0}
                      isLast={index === stages.length - 1}
                      onMove={(by) => stageMoved(stage, by)}
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
                      <MenuItem onAction={() => setAsked({ stage })}>
                        {t({
                          message: 'Rename',
                          context: 'authoring',
                          comment: 'Gives a section another name',
                        })}
                      </MenuItem>
                      <MenuDivider />
                      <MenuItem tone="danger" onAction={() => removed(name, removeStage(stages, stage.id))}>
                        {t({
                          message: 'Delete',
                          context: 'authoring',
                          comment: 'Removes a section or a lesson',
                        })}
                      </MenuItem>
                    </Menu>
                  </div>
                  {stage.stops.length > 0 ? (
                    <RowList aria-label={name}>
                      {stage.stops.map((stop, place) => (
                        <LedToRow
                          key={stop.id}
                          id={stop.id}
                          card={cards.get(stop.resourceId)}
                          note={
                            stop.needs.length > 0
                              ? stop.needs.flatMap((id) => {
                                  const other = stops.find((one) => one.id === id);
                                  return other ? [stopName(other)] : [];
                                })
                              : undefined
                          }
                          isFirst={index === 0 && place === 0}
                          isLast={index === stages.length - 1 && place === stage.stops.length - 1}
                          onMove={(by) => stopMoved(stop, by)}
                          onNeeds={() => setAsked({ stop })}
                          onRemove={() => removed(stopName(stop), removeStop(stages, stop.id))}
                        />
                      ))}
                    </RowList>
                  ) : (
                    <Text tone="muted" size="sm">{t`No stops yet.`}</Text>
                  )}
                  <ResourcePicker
                    schoolId={schoolId}
                    label={t`Add a stop`}
                    description={t`Search for a class, a course, an exam, an article …`}
                    isDisabled={isFull}
                    isLeftOut={({ id, type }) =>
                      type === ResourceType.LearningMap || stops.some(({ resourceId }) => resourceId === id)
                    }
                    onPick={(resourceId) => onChange(addStop(stages, stage.id, resourceId))}
                  />
                </div>
              </Surface>
            </SortableItem>
          );
        })}
      </Sortable>
      {isFull ? <Text tone="muted" size="sm">{t`A learning map can have up to 200 stops.`}</Text> : null}
      <AddField
        label={t`New stage`}
        button={t({ message: 'Add stage', context: 'authoring', comment: 'Button' })}
        isDisabled={stages.length >= STAGES_MAX}
        onAdd={(title) => onChange(addStage(stages, { [language]: title }))}
      />
      {asked && 'stage' in asked ? (
        <SectionDialog
          heading={t`Rename stage`}
          title={asked.stage.title[language] ?? ''}
          onDone={(title) => {
            setAsked(undefined);
            if (title !== undefined)
              onChange(
                changeStage(stages, asked.stage.id, (stage) => ({
                  ...stage,
                  title: { ...stage.title, [language]: title },
                })),
              );
          }}
        />
      ) : null}
      {asked && 'stop' in asked ? (
        <NeedsDialog
          name={stopName(asked.stop)}
          needs={asked.stop.needs}
          choices={possibleNeeds(stages, asked.stop.id).map((stop) => ({
            id: stop.id,
            name: stopName(stop),
          }))}
          onDone={(needs) => {
            setAsked(undefined);
            if (needs) onChange(changeNeeds(stages, asked.stop.id, needs));
          }}
        />
      ) : null}
    </div>
  );
}
