import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { SurveyDraftItem, SurveyItemKind } from '@stoa/api/schema';
import { hasOptionPictures } from '@stoa/api/survey-pictures';
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
import { FileFields, GapFields } from './answer-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { OptionPictures } from './option-pictures.tsx';
import { PictureFields } from './picture-fields.tsx';
import {
  brokenConditions,
  dropItem,
  hasOptions,
  LENGTHS,
  MAX_ITEMS,
  MAX_OPTIONS,
  MAX_PAGES,
  MAX_ROWS,
  moved,
  moveItem,
  newChoice,
  newItem,
  newPage,
  ofKind,
  placedItems,
  sourcesOf,
  type DraftOption,
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

const SCALES = ['1-5', '1-7', '0-10', '1-10'] as const;

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
  const own = useLanguage();
  const inLanguage = { lang: toTag(language), dir: directionOf(language) };
  const optionName = (place: string) => {
    const number = place;
    return t({ message: `Option ${number}`, comment: 'Answer to choose from' });
  };
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
        {item.kind === 'gaps' ? <GapFields item={item} onChange={onChange} /> : null}
        {hasOptions(item.kind) || (item.kind === 'gaps' && item.options.length > 0) ? (
          <Choices
            label={t({ message: 'Options', comment: 'Answers to choose from' })}
            nameOf={optionName}
            addLabel={t`Add an option`}
            choices={item.options}
            most={MAX_OPTIONS}
            language={language}
            onChange={(options, mark) => onChange({ options }, mark)}
          />
        ) : null}
        {hasOptionPictures(item.kind) ? (
          <OptionPictures
            schoolId={schoolId}
            options={item.options}
            language={language}
            nameOf={(index) => optionName(formatNumber(index + 1, own))}
            onChange={(options, mark) => onChange({ options }, mark)}
          />
        ) : null}
        {item.kind === 'matrix' ? (
          <Choices
            label={t({ message: 'Rows', context: 'survey', comment: 'Of a table of choices' })}
            nameOf={(number) =>
              t({ message: `Row ${number}`, context: 'survey', comment: 'Of a table of choices' })
            }
            addLabel={t({ message: 'Add a row', context: 'survey', comment: 'To a table of choices' })}
            choices={item.rows}
            most={MAX_ROWS}
            language={language}
            onChange={(rows, mark) => onChange({ rows }, mark)}
          />
        ) : null}
        {item.kind === 'file' ? <FileFields item={item} takesFiles={takesFiles} onChange={onChange} /> : null}
        {item.kind === 'scale' ? <ScaleFields item={item} language={language} onChange={onChange} /> : null}
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

function ScaleFields({ item, language, onChange }: Pick<ItemFieldsProps, 'item' | 'language' | 'onChange'>) {
  const { t } = useLingui();
  const own = useLanguage();
  const inLanguage = { lang: toTag(language), dir: directionOf(language) };
  return (
    <>
      <Select
        label={t({ message: 'Steps', context: 'survey', comment: 'Of a scale' })}
        value={`${item.min}-${item.max}`}
        onChange={(steps) => {
          const [min = 0, max = 10] = String(steps).split('-').map(Number);
          onChange({ min, max }, null);
        }}
      >
        {SCALES.map((steps) => {
          const [first = 0, last = 0] = steps.split('-').map(Number);
          const from = formatNumber(first, own);
          const to = formatNumber(last, own);
          const words = t({ message: `${from} to ${to}`, context: 'survey', comment: 'Steps of a scale' });
          return (
            <SelectItem key={steps} id={steps} textValue={words}>
              {words}
            </SelectItem>
          );
        })}
      </Select>
      <div className={styles.pair}>
        <TextField
          {...inLanguage}
          label={t`What the lowest step means`}
          maxLength={LENGTHS.option}
          value={item.lowLabel[language] ?? ''}
          placeholder={textIn(item.lowLabel, language).text || ' '}
          onChange={(text) => onChange({ lowLabel: { ...item.lowLabel, [language]: text } }, 'low')}
          isOptional
        />
        <TextField
          {...inLanguage}
          label={t`What the highest step means`}
          maxLength={LENGTHS.option}
          value={item.highLabel[language] ?? ''}
          placeholder={textIn(item.highLabel, language).text || ' '}
          onChange={(text) => onChange({ highLabel: { ...item.highLabel, [language]: text } }, 'high')}
          isOptional
        />
      </div>
    </>
  );
}

interface ChoicesProps {
  label: string;
  nameOf: (number: string) => string;
  addLabel: string;
  choices: readonly DraftOption[];
  most: number;
  language: Language;
  onChange: (choices: DraftOption[], mark: string | null) => void;
}

/** Options of a question, or rows of a table. */
function Choices({ label, nameOf, addLabel, choices, most, language, onChange }: ChoicesProps) {
  const own = useLanguage();
  const keys = choices.map(({ key }) => key);
  return (
    <div className={styles.list} role="group" aria-label={label}>
      <Sortable
        onDrop={(drop) => {
          const from = keys.indexOf(drop.id);
          const steps = stepsTo(keys, drop);
          if (steps !== 0) onChange(moved(choices, from, from + steps), null);
        }}
      >
        {choices.map((choice, index) => {
          const name = nameOf(formatNumber(index + 1, own));
          return (
            <SortableItem key={choice.key} id={choice.key} kind="choice" className={styles.choice}>
              <div className={styles.handle}>
                <DragHandle />
              </div>
              <TextField
                label={name}
                lang={toTag(language)}
                dir={directionOf(language)}
                maxLength={LENGTHS.option}
                value={choice.text[language] ?? ''}
                placeholder={textIn(choice.text, language).text || ' '}
                onChange={(text) =>
                  onChange(
                    choices.map((one, at) =>
                      at === index ? { ...one, text: { ...one.text, [language]: text } } : one,
                    ),
                    choice.key,
                  )
                }
              />
              <div className={styles.buttons}>
                <EntryButtons
                  name={name}
                  isFirst={index === 0}
                  isLast={index === choices.length - 1}
                  onMove={(step) => onChange(moved(choices, index, index + step), null)}
                  onRemove={() =>
                    onChange(
                      choices.filter((_, at) => at !== index),
                      null,
                    )
                  }
                />
              </div>
            </SortableItem>
          );
        })}
      </Sortable>
      <div>
        <Button
          size="sm"
          icon={PlusIcon}
          isDisabled={choices.length >= most}
          onPress={() => onChange([...choices, newChoice()], null)}
        >
          {addLabel}
        </Button>
      </div>
    </div>
  );
}
