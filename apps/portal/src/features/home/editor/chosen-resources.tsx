import { useLingui } from '@lingui/react/macro';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { publishedResourcesQuery } from '@stoa/api/decoration.queries';
import type { ResourceCard, StoredResourceBlock } from '@stoa/api/schema';
import { ComboBox } from '@stoa/ui/combo-box';
import { IconButton } from '@stoa/ui/icon-button';
import { Row, RowList } from '@stoa/ui/row-list';
import { DragHandle, Sortable, SortableItem, stepsTo } from '@stoa/ui/sortable';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { Moves, useMoved } from '../../../shared/editing/moves.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { usePicker } from '../../../shared/editing/use-picker.ts';
import { RESOURCE_KINDS } from '../../../shared/resource-kinds.ts';
import * as styles from './editor.css.ts';

/** As the contract has it. */
const CHOSEN_MAX = 50;
const FOUND_MAX = 50;

interface ChosenResourcesProps {
  schoolId: string;
  type: StoredResourceBlock['type'];
  /** So many of them are shown. */
  limit: number;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Resources that were chosen for a list: added, put in order, taken out. */
export function ChosenResources({ schoolId, type, limit, ids, onChange }: ChosenResourcesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { list, news, notifyMoved } = useMoved();
  const found = useQuery({
    ...publishedResourcesQuery(useApi(), {
      schoolId,
      resourceIds: ids.toSorted(),
      pageSize: CHOSEN_MAX,
      lang: language,
    }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const cards = new Map(found.data?.items.map((card) => [card.id, card]));
  // A name that is being looked up is not gone.
  const nameOf = (id: string) =>
    cards.get(id)?.title ?? (found.isSuccess && !found.isPlaceholderData ? t`Hidden or deleted` : '…');
  const move = (from: number, by: number) => {
    const id = ids[from];
    if (id === undefined || by === 0) return;
    onChange(ids.toSpliced(from, 1).toSpliced(from + by, 0, id));
  };
  const count = formatNumber(limit, language);
  const total = formatNumber(ids.length, language);
  return (
    <div className={styles.fields} ref={list}>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {ids.length > 0 ? (
        <Sortable onDrop={(drop) => move(ids.indexOf(drop.id), stepsTo(ids, drop))}>
          <RowList
            aria-label={t({
              message: 'Chosen entries',
              comment: 'List of what somebody chose for a list of a page',
            })}
          >
            {ids.map((id, index) => (
              <ChosenRow
                key={id}
                id={id}
                name={nameOf(id)}
                card={cards.get(id)}
                isFirst={index === 0}
                isLast={index === ids.length - 1}
                onMove={(by) => {
                  move(index, by);
                  notifyMoved({ id, name: nameOf(id), by, index: index + by + 1, count: ids.length });
                }}
                onRemove={() => onChange(ids.filter((other) => other !== id))}
              />
            ))}
          </RowList>
        </Sortable>
      ) : (
        <Text size="sm" tone="muted">
          {t`Nothing chosen yet. Visitors see an empty list.`}
        </Text>
      )}
      {ids.length > limit ? (
        <Text size="sm" tone="muted">
          {t`Shown here: ${count} of ${total}. The page with all entries shows the rest.`}
        </Text>
      ) : null}
      {ids.length < CHOSEN_MAX ? (
        <PublishedPicker
          schoolId={schoolId}
          type={type}
          isLeftOut={(id) => ids.includes(id)}
          onPick={(id) => onChange([...ids, id])}
        />
      ) : (
        <Text size="sm" tone="muted">{t`A list can have up to 50 chosen entries.`}</Text>
      )}
    </div>
  );
}

interface ChosenRowProps {
  id: string;
  name: string;
  /** Undefined where it is not known, or not there any more. */
  card: ResourceCard | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function ChosenRow({ id, name, card, isFirst, isLast, onMove, onRemove }: ChosenRowProps) {
  const { t, i18n } = useLingui();
  return (
    <Row data-entry={id}>
      <SortableItem id={id} kind="resource" className={styles.sortable}>
        <DragHandle />
        <span className={styles.rowName}>
          <Text as="span" tone={card ? 'default' : 'muted'}>
            <UserText lang={card ? toTag(card.lang) : undefined}>{name}</UserText>
          </Text>
          {card ? (
            <Text as="span" size="sm" tone="muted">
              {i18n._(RESOURCE_KINDS[card.type].one)}
            </Text>
          ) : null}
        </span>
        <Moves name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <IconButton
          icon={XIcon}
          size="sm"
          label={t({ message: `Remove ${name}`, comment: 'An entry of a list, such as Slide 2' })}
          onPress={onRemove}
        />
      </SortableItem>
    </Row>
  );
}

interface PublishedPickerProps {
  schoolId: string;
  type: StoredResourceBlock['type'];
  /** What is not offered: it is there already. */
  isLeftOut: (resourceId: string) => boolean;
  onPick: (resourceId: string) => void;
}

/** Finds what is published in the school by its words, as far as the block can show it. */
function PublishedPicker({ schoolId, type, isLeftOut, onPick }: PublishedPickerProps) {
  const { t, i18n } = useLingui();
  const { round, input, keyword, isAsked, onQuery, next } = usePicker();
  const found = useQuery({
    ...publishedResourcesQuery(useApi(), {
      schoolId,
      blockType: type,
      ...(keyword ? { keyword } : {}),
      pageSize: FOUND_MAX,
      lang: useLanguage(),
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <ComboBox
      // Empty again once something was picked.
      key={round}
      inputRef={input}
      label={t({
        message: 'Add an entry',
        context: 'block',
        comment: 'Field: searches what can be put into a list of a page',
      })}
      options={(found.data?.items ?? [])
        .filter(({ id }) => !isLeftOut(id))
        .map(({ id, title, type: kind }) => ({
          id,
          label: title,
          description: i18n._(RESOURCE_KINDS[kind].one),
        }))}
      value={null}
      onQuery={onQuery}
      loadState={found.isError ? 'error' : found.isFetching ? 'loading' : 'idle'}
      labels={{
        empty: t`Nothing published in this school matches.`,
        failed: t`Something went wrong. Try again.`,
      }}
      onChange={(id) => {
        if (id === null) return;
        onPick(id);
        next();
      }}
    />
  );
}
