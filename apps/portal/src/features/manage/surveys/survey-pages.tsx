import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { SurveyDraftItem, SurveyItemKind } from '@stoa/api/schema';
import { hasAreas } from '@stoa/api/survey-kinds';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Select, SelectItem } from '@stoa/ui/select';
import { DragHandle, Sortable, SortableItem, stepsTo, type SortableDrop } from '@stoa/ui/sortable';
import { Surface } from '@stoa/ui/surface';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, toTag, type Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { EntryButtons } from '../teaching/entry-buttons.tsx';
import { textIn } from '../texts.ts';
import { ConditionFields } from './condition-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import {
  brokenConditions,
  dropItem,
  LENGTHS,
  MAX_ITEMS,
  MAX_PAGES,
  moved,
  moveItem,
  newItem,
  newPage,
  ofKind,
  placedItems,
  sourcesOf,
  type DraftPage,
  type PlacedItem,
} from './survey-draft.ts';
import * as styles from './surveys.css.ts';
import { KIND_MESSAGES, KINDS } from './surveys-messages.ts';

interface SurveyPagesProps {
  schoolId: string;
  pages: readonly DraftPage[];
  /** Whether answers may have files. */
  takesFiles: boolean;
  language: Language;
  /** @param mark changes one after the other with the same mark are one step of undo */
  onChange: (pages: DraftPage[], mark: string | null) => void;
  /** Something is gone, which can be taken back. */
  onRemoved: () => void;
  /** What a condition of another question names is gone or comes later now, which can be taken back. */
  onBroken: () => void;
}

/** The pages of a survey with their questions. */
export function SurveyPages({
  schoolId,
  pages,
  takesFiles,
  language,
  onChange,
  onRemoved,
  onBroken,
}: SurveyPagesProps) {
  const { t } = useLingui();
  const own = useLanguage();
  const placed = placedItems(pages);
  const sources = sourcesOf(placed);
  const broken = brokenConditions(placed);
  /**
   * @param own the question that is changed: what is wrong with its condition, it says itself
   * @returns whether a condition that held before has to be mended, of which people are told
   */
  const change = (next: DraftPage[], mark: string | null, own?: string): boolean => {
    onChange(next, mark);
    // What is typed has a mark, and breaks no condition.
    const ids = mark === null ? [...brokenConditions(placedItems(next)).keys()] : [];
    const isBroken = ids.some((id) => id !== own && !broken.has(id));
    if (isBroken) onBroken();
    return isBroken;
  };
  const remove = (next: DraftPage[]) => {
    if (!change(next, null)) onRemoved();
  };
  const withPage = (index: number, part: Partial<DraftPage>): DraftPage[] =>
    pages.map((page, at) => (at === index ? { ...page, ...part } : page));
  const setPage = (index: number, part: Partial<DraftPage>, mark: string | null, own?: string) =>
    void change(withPage(index, part), mark, own);
  const dropped = (drop: SortableDrop) => {
    if (drop.kind === 'question') {
      const next = dropItem(pages, drop);
      if (next) change(next, null);
      return;
    }
    const from = pages.findIndex(({ id }) => id === drop.id);
    const steps = stepsTo(
      pages.map(({ id }) => id),
      drop,
    );
    if (steps !== 0) change(moved(pages, from, from + steps), null);
  };
  return (
    <div className={styles.pages}>
      <Sortable onDrop={dropped}>
        {pages.map((page, pageIndex) => {
          const number = formatNumber(pageIndex + 1, own);
          const name = t({ message: `Page ${number}`, context: 'survey', comment: 'Of a survey' });
          return (
            <SortableItem key={page.id} id={page.id} kind="page" holds={['question']}>
              <section className={styles.part} aria-label={name}>
                <div className={styles.bar}>
                  <div className={styles.name}>
                    {pages.length > 1 ? <DragHandle /> : null}
                    <Heading level={2} size="lg">
                      {name}
                    </Heading>
                  </div>
                  {pages.length > 1 ? (
                    <div className={styles.buttons}>
                      <EntryButtons
                        name={name}
                        isFirst={pageIndex === 0}
                        isLast={pageIndex === pages.length - 1}
                        onMove={(step) => change(moved(pages, pageIndex, pageIndex + step), null)}
                        onRemove={() => remove(pages.filter((_, at) => at !== pageIndex))}
                      />
                    </div>
                  ) : null}
                </div>
                {pages.length > 1 ? (
                  <TextField
                    label={t({ message: 'Heading', comment: 'Of a page of a survey' })}
                    lang={toTag(language)}
                    dir={directionOf(language)}
                    maxLength={LENGTHS.title}
                    value={page.title[language] ?? ''}
                    placeholder={textIn(page.title, language).text || ' '}
                    onChange={(text) =>
                      setPage(
                        pageIndex,
                        { title: { ...page.title, [language]: text } },
                        `${page.id}.${language}`,
                      )
                    }
                    isOptional
                  />
                ) : null}
                {page.items.map((item, itemIndex) => (
                  <ItemFields
                    key={item.id}
                    schoolId={schoolId}
                    item={item}
                    takesFiles={takesFiles}
                    position={formatNumber(itemIndex + 1, own)}
                    language={language}
                    isFirst={pageIndex === 0 && itemIndex === 0}
                    isLast={pageIndex === pages.length - 1 && itemIndex === page.items.length - 1}
                    sources={sources.get(item.id) ?? []}
                    hasPages={pages.length > 1}
                    onMove={(step) => change(moveItem(pages, pageIndex, itemIndex, step), null)}
                    onRemove={() =>
                      remove(withPage(pageIndex, { items: page.items.filter((_, at) => at !== itemIndex) }))
                    }
                    onChange={(part, mark) =>
                      setPage(
                        pageIndex,
                        {
                          items: page.items.map((one, at) => (at === itemIndex ? { ...one, ...part } : one)),
                        },
                        mark === null ? null : `${item.id}.${mark}.${language}`,
                        item.id,
                      )
                    }
                  />
                ))}
                <div>
                  <Button
                    icon={PlusIcon}
                    isDisabled={page.items.length >= MAX_ITEMS}
                    onPress={() => setPage(pageIndex, { items: [...page.items, newItem()] }, null)}
                  >
                    {t({ message: 'Add a question', comment: 'Button: to a survey' })}
                  </Button>
                </div>
              </section>
            </SortableItem>
          );
        })}
      </Sortable>
      <div>
        <Button
          icon={PlusIcon}
          isDisabled={pages.length >= MAX_PAGES}
          onPress={() => onChange([...pages, newPage()], null)}
        >
          {t({ message: 'Add a page', comment: 'Button: to a survey' })}
        </Button>
      </div>
    </div>
  );
}

interface ItemFieldsProps {
  schoolId: string;
  item: SurveyDraftItem;
  /** Whether answers may have files. */
  takesFiles: boolean;
  position: string;
  language: Language;
  isFirst: boolean;
  isLast: boolean;
  /** The questions that its condition can name. */
  sources: readonly PlacedItem[];
  /** Whether a place names its page. */
  hasPages: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  onChange: (part: Partial<SurveyDraftItem>, mark: string | null) => void;
}

/** A question: its kind, what it asks, and what can be answered. */
function ItemFields({
  schoolId,
  item,
  takesFiles,
  position: number,
  language,
  isFirst,
  isLast,
  sources,
  hasPages,
  onMove,
  onRemove,
  onChange,
}: ItemFieldsProps) {
  const { t, i18n } = useLingui();
  const inLanguage = { lang: toTag(language), dir: directionOf(language) };
  const name = t({ message: `Question ${number}`, comment: 'Of an exam' });
  return (
    <SortableItem id={item.id} kind="question">
      <Surface isBordered radius="lg" padding="4" className={styles.part} role="group" aria-label={name}>
        <div className={styles.bar}>
          <div className={styles.name}>
            <DragHandle />
            <Text weight="semibold">{name}</Text>
          </div>
          <div className={styles.buttons}>
            <EntryButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} onRemove={onRemove} />
          </div>
        </div>
        <TextArea
          {...inLanguage}
          label={t({ message: 'Text of the question', comment: 'What is asked' })}
          rows={2}
          maxLength={LENGTHS.text}
          value={item.text[language] ?? ''}
          placeholder={textIn(item.text, language).text || ' '}
          onChange={(text) => onChange({ text: { ...item.text, [language]: text } }, 'text')}
        />
        <PictureFields
          schoolId={schoolId}
          picture={item.picture}
          language={language}
          isShownElsewhere={hasAreas(item.kind)}
          onChange={(picture, mark) => onChange({ picture }, mark)}
        />
        <div className={styles.pair}>
          <Select
            label={t({ message: 'Kind', comment: 'Of a question' })}
            value={item.kind}
            onChange={(kind) => onChange(ofKind(item, kind as SurveyItemKind), null)}
          >
            {KINDS.map((kind) => (
              <SelectItem key={kind} id={kind}>
                {i18n._(KIND_MESSAGES[kind])}
              </SelectItem>
            ))}
          </Select>
          <div className={styles.buttons}>
            <Switch isSelected={item.required} onChange={(required) => onChange({ required }, null)}>
              {t({
                message: 'Required',
                context: 'survey',
                comment: 'Switch: a question has to be answered',
              })}
            </Switch>
          </div>
        </div>
        <KindFields
          schoolId={schoolId}
          item={item}
          takesFiles={takesFiles}
          language={language}
          onChange={onChange}
        />
        <ConditionFields
          condition={item.showIf ?? null}
          sources={sources}
          hasPages={hasPages}
          language={language}
          onChange={(showIf) => onChange({ showIf }, null)}
        />
      </Surface>
    </SortableItem>
  );
}
