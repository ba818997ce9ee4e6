import { useLingui } from '@lingui/react/macro';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TextIndentIcon } from '@phosphor-icons/react/dist/csr/TextIndent';
import { TextOutdentIcon } from '@phosphor-icons/react/dist/csr/TextOutdent';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuDivider, MenuItem } from '@stoa/ui/menu';
import { Row, RowList } from '@stoa/ui/row-list';
import { DragHandle, Sortable, SortableItem, stepsTo, type SortableDrop } from '@stoa/ui/sortable';
import { Text } from '@stoa/ui/text';
import { ToggleButton } from '@stoa/ui/toggle-button';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../../app/random-id.ts';
import type { Language } from '../../../../i18n/languages.ts';
import * as styles from '../editor.css.ts';
import { EntryForm } from './entry-form.tsx';
import {
  addEntry,
  canIndent,
  canMove,
  canOutdent,
  changeEntry,
  ENTRIES_MAX,
  entryOf,
  indentEntry,
  moveEntry,
  outdentEntry,
  removeEntry,
  type AnyEntry,
  type LinkablePage,
  type Navigation,
} from './navigation-tree.ts';
import { PLACE_MESSAGES } from './site-messages.ts';
import * as siteStyles from './site.css.ts';

interface NavigationEditorProps {
  navigation: Navigation;
  pages: readonly LinkablePage[];
  language: Language;
  mainLanguage: Language;
  /** @param mark what was changed: the same one after the other is one step of undo */
  onChange: (navigation: Navigation, mark: string | null) => void;
}

/** The navigation of a school as a tree of two levels, for the keyboard as for the mouse. */
export function NavigationEditor({
  navigation,
  pages,
  language,
  mainLanguage,
  onChange,
}: NavigationEditorProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [selectedId, setSelectedId] = useState<string>();
  const [focused, setFocused] = useState<{ id: string }>();
  const [news, setNews] = useState('');
  useEffect(() => {
    if (focused)
      list.current?.querySelector<HTMLElement>(`[data-select="${CSS.escape(focused.id)}"] button`)?.focus();
  }, [focused]);
  const nameOf = ({ name, kind, pageId, place, url }: AnyEntry): string => {
    const said = name[language] || name[mainLanguage] || Object.values(name).find(Boolean);
    if (said) return said;
    if (kind === 'page') return pages.find((page) => page.pageId === pageId)?.title ?? t`No page chosen`;
    if (kind === 'place' && place) return i18n._(PLACE_MESSAGES[place]);
    return url || t({ message: 'Without a name', comment: 'An entry of the navigation' });
  };
  const act = (next: Navigation, id: string, said: string) => {
    onChange(next, null);
    setNews(said);
    setFocused({ id });
  };
  const add = () => {
    const id = `n-${randomId()}`;
    onChange(addEntry(navigation, { id, kind: 'page', name: {} }), null);
    setSelectedId(id);
    setFocused({ id });
  };
  const remove = (entry: AnyEntry) => {
    const name = nameOf(entry);
    onChange(removeEntry(navigation, entry.id), null);
    setSelectedId(undefined);
    setNews(t({ message: `${name}: deleted. Undo brings it back.`, comment: 'A block of a page' }));
  };
  const moved = (id: string, by: number) => {
    const entry = entryOf(navigation, id);
    if (!entry || by === 0) return;
    const name = nameOf(entry);
    act(
      moveEntry(navigation, id, by),
      id,
      by < 0
        ? t({ message: `${name}: moved up`, comment: 'An entry of the navigation' })
        : t({ message: `${name}: moved down`, comment: 'An entry of the navigation' }),
    );
  };
  const dropped = (drop: SortableDrop) => {
    const siblings =
      navigation.find(({ children }) => children?.some(({ id }) => id === drop.id))?.children ?? navigation;
    moved(
      drop.id,
      stepsTo(
        siblings.map(({ id }) => id),
        drop,
      ),
    );
  };
  const draw = (entry: AnyEntry, parent = '') => {
    const { id, hidden: isHidden = false } = entry;
    const name = nameOf(entry);
    return (
      <EntryRow
        id={id}
        name={name}
        isHidden={isHidden}
        isSelected={id === selectedId}
        can={{
          up: canMove(navigation, id, -1),
          down: canMove(navigation, id, 1),
          indent: canIndent(navigation, id),
          outdent: canOutdent(navigation, id),
        }}
        onSelect={() => setSelectedId(id === selectedId ? undefined : id)}
        parent={parent}
        onMove={(by) => moved(id, by)}
        onIndent={() =>
          act(
            indentEntry(navigation, id),
            id,
            t({ message: `${name}: moved one level down`, comment: 'An entry of the navigation' }),
          )
        }
        onOutdent={() =>
          act(
            outdentEntry(navigation, id),
            id,
            t({ message: `${name}: moved to the top level`, comment: 'An entry of the navigation' }),
          )
        }
        onHide={() =>
          onChange(
            changeEntry(navigation, id, ({ hidden: _before, ...rest }) =>
              isHidden ? rest : { ...rest, hidden: true },
            ),
            null,
          )
        }
        onRemove={() => remove(entry)}
      />
    );
  };
  const selected = entryOf(navigation, selectedId);
  return (
    <div className={styles.fields} ref={list}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {navigation.length === 0 ? (
        <EmptyState title={t`The navigation is empty`} headingLevel={3} />
      ) : (
        <Sortable onDrop={dropped}>
          <RowList aria-label={t({ message: 'Navigation', comment: 'Entries of a school’s navigation' })}>
            {navigation.map((entry) => (
              <Row key={entry.id}>
                {draw(entry)}
                {entry.children?.length ? (
                  <RowList className={siteStyles.below}>
                    {entry.children.map((child) => (
                      <Row key={child.id}>{draw(child, entry.id)}</Row>
                    ))}
                  </RowList>
                ) : null}
              </Row>
            ))}
          </RowList>
        </Sortable>
      )}
      {selected ? (
        <EntryForm
          key={selected.id}
          entry={selected}
          pages={pages}
          language={language}
          mainLanguage={mainLanguage}
          onChange={(entry, field) =>
            onChange(
              changeEntry(navigation, selected.id, () => entry),
              `${selected.id}.${field}`,
            )
          }
        />
      ) : null}
      {navigation.length >= ENTRIES_MAX ? (
        <Text size="sm" tone="muted">{t`The top level holds ${ENTRIES_MAX} entries at most.`}</Text>
      ) : (
        <div className={styles.actions}>
          <Button icon={PlusIcon} onPress={add}>
            {t({ message: 'Add an entry', comment: 'To the navigation of a school' })}
          </Button>
        </div>
      )}
    </div>
  );
}

interface EntryRowProps {
  id: string;
  /** The entry that it stands below; '' at the top. It is sorted among those there. */
  parent: string;
  name: string;
  isHidden: boolean;
  isSelected: boolean;
  can: Record<'up' | 'down' | 'indent' | 'outdent', boolean>;
  onSelect: () => void;
  onMove: (by: 1 | -1) => void;
  onIndent: () => void;
  onOutdent: () => void;
  onHide: () => void;
  onRemove: () => void;
}

function EntryRow({
  id,
  parent,
  name,
  isHidden,
  isSelected,
  can,
  onSelect,
  onMove,
  onIndent,
  onOutdent,
  onHide,
  onRemove,
}: EntryRowProps) {
  const { t } = useLingui();
  return (
    <SortableItem id={id} kind={`below ${parent}`} className={styles.sortable}>
      <DragHandle />
      <div data-select={id}>
        <ToggleButton size="sm" className={styles.rowButton} isSelected={isSelected} onChange={onSelect}>
          <span className={styles.rowName}>
            {isHidden
              ? t({ message: `${name} (hidden)`, comment: 'A block that is kept and not shown' })
              : name}
          </span>
        </ToggleButton>
      </div>
      <IconButton
        icon={ArrowUpIcon}
        size="sm"
        label={t({ message: `Move ${name} up`, comment: 'A block of a page' })}
        isDisabled={!can.up}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDownIcon}
        size="sm"
        label={t({ message: `Move ${name} down`, comment: 'A block of a page' })}
        isDisabled={!can.down}
        onPress={() => onMove(1)}
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
        {can.outdent ? (
          <MenuItem icon={TextOutdentIcon} onAction={onOutdent}>
            {t`Move to the top level`}
          </MenuItem>
        ) : (
          <MenuItem icon={TextIndentIcon} isDisabled={!can.indent} onAction={onIndent}>
            {t`Move below the entry above`}
          </MenuItem>
        )}
        <MenuItem icon={isHidden ? EyeIcon : EyeSlashIcon} onAction={onHide}>
          {isHidden
            ? t({ message: 'Show', comment: 'Shows a block that was hidden' })
            : t({ message: 'Hide', comment: 'Keeps a block without showing it' })}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={TrashIcon} tone="danger" onAction={onRemove}>
          {t({ message: 'Delete', comment: 'Removes a block' })}
        </MenuItem>
      </Menu>
    </SortableItem>
  );
}
