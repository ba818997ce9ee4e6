import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { NumberField } from '@stoa/ui/number-field';
import { Stack } from '@stoa/ui/stack';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import type { RubricCriterion } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { randomId } from '../../app/random-id.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { FormulaPreview } from '../exam/formula-preview.tsx';
import { adding, pair } from '../fields.css.ts';
import { formatNumber } from '../format.ts';

const CRITERIA_MAX = 20;
const LEVELS_MAX = 10;
const TITLE_MAX = 300;
const LEVEL_POINTS_MAX = 1000;
const QUARTER = 0.25;

const newLevel = (points: number) => ({ id: randomId(), title: '', points });
const newCriterion = (): RubricCriterion => ({
  id: randomId(),
  title: '',
  levels: [newLevel(2), newLevel(1), newLevel(0)],
});

/** What is looked at when work is graded, and how well it can be met. */
export function RubricEditor({
  rubric,
  placeholders = [],
  lang,
  onChange,
  errorMessage,
}: {
  rubric: readonly RubricCriterion[];
  /** As it is said in another language, where it is written in several. */
  placeholders?: readonly RubricCriterion[];
  /** Language of what is written, where it is not the page's. */
  lang?: string | undefined;
  onChange: (rubric: RubricCriterion[]) => void;
  /** What has to be mended. */
  errorMessage?: string | undefined;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const set = (id: string, part: Partial<RubricCriterion>) =>
    onChange(rubric.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <Stack gap="4">
      <Heading level={2} size="md">
        {t({ message: 'Rubric', comment: 'Criteria by which work is graded' })}
      </Heading>
      {rubric.length === 0 ? (
        <Text tone="muted">{t`Without a rubric you give points for the whole.`}</Text>
      ) : null}
      {rubric.map((criterion, index) => {
        const number = formatNumber(index + 1, language);
        const other = placeholders.find(({ id }) => id === criterion.id);
        return (
          <Surface key={criterion.id} as="section" isBordered radius="md" padding="4">
            <Stack gap="4">
              <TextField
                label={t({ message: `Criterion ${number}`, comment: 'Of a rubric' })}
                value={criterion.title}
                lang={lang}
                placeholder={other?.title}
                maxLength={TITLE_MAX}
                onChange={(title) => set(criterion.id, { title })}
              />
              <FormulaPreview text={criterion.title} />
              {criterion.levels.map((level, at) => {
                const place = formatNumber(at + 1, language);
                const change = (part: Partial<typeof level>) =>
                  set(criterion.id, {
                    levels: criterion.levels.map((one) => (one.id === level.id ? { ...one, ...part } : one)),
                  });
                return (
                  <div key={level.id} className={pair}>
                    <TextField
                      label={t({ message: `Level ${place}`, comment: 'How well a criterion is met' })}
                      value={level.title}
                      lang={lang}
                      placeholder={other?.levels.find(({ id }) => id === level.id)?.title}
                      maxLength={TITLE_MAX}
                      onChange={(title) => change({ title })}
                    />
                    <div className={adding}>
                      <NumberField
                        label={t({ message: 'Points', context: 'exam', comment: 'For a right answer' })}
                        minValue={0}
                        maxValue={LEVEL_POINTS_MAX}
                        step={QUARTER}
                        value={level.points}
                        onChange={(points) => change({ points: points ?? 0 })}
                      />
                      <IconButton
                        icon={TrashIcon}
                        label={t({ message: `Remove level ${place}`, comment: 'Of a rubric' })}
                        isDisabled={criterion.levels.length === 1}
                        onPress={() =>
                          set(criterion.id, { levels: criterion.levels.filter(({ id }) => id !== level.id) })
                        }
                      />
                    </div>
                    <FormulaPreview text={level.title} />
                  </div>
                );
              })}
              <div className={adding}>
                <Button
                  size="sm"
                  icon={PlusIcon}
                  isDisabled={criterion.levels.length >= LEVELS_MAX}
                  onPress={() => set(criterion.id, { levels: [...criterion.levels, newLevel(0)] })}
                >
                  {t({ message: 'Add level', comment: 'Button: of a criterion' })}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  onPress={() => onChange(rubric.filter(({ id }) => id !== criterion.id))}
                >
                  {t({ message: 'Remove criterion', comment: 'Button: of a rubric' })}
                </Button>
              </div>
            </Stack>
          </Surface>
        );
      })}
      {errorMessage ? (
        <Banner tone="danger" announce="polite">
          {errorMessage}
        </Banner>
      ) : null}
      <div className={adding}>
        <Button
          icon={PlusIcon}
          isDisabled={rubric.length >= CRITERIA_MAX}
          onPress={() => onChange([...rubric, newCriterion()])}
        >
          {t({ message: 'Add criterion', comment: 'Button: of a rubric' })}
        </Button>
      </div>
    </Stack>
  );
}
