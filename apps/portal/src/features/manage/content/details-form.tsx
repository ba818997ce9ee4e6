import { useLingui } from '@lingui/react/macro';
import { Audience } from '@stoa/api/enums';
import type { Content, ContentDraft } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { DatePicker } from '@stoa/ui/date-picker';
import { Image } from '@stoa/ui/image';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { useId } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { OnePictureField } from '../../../shared/upload/one-picture-field.tsx';
import { hasLessons } from './content-kinds.ts';
import * as styles from './content.css.ts';
import { dayOf, endOfDay, startOfDay } from './days.ts';
import { withLines } from './outline.ts';

const SUMMARY_MAX = 500;
const SEATS_MAX = 1_000_000;

interface DetailsFormProps {
  schoolId: string;
  content: Pick<Content, 'kind' | 'categories'>;
  draft: ContentDraft;
  language: Language;
  onChange: (change: Partial<ContentDraft>, mark: string) => void;
}

/** Everything about an article or a class beside what it teaches. */
export function DetailsForm({ schoolId, content, draft, language, onChange }: DetailsFormProps) {
  // Texts of uploads.
  useMessages('feedback');
  const { t } = useLingui();
  const categoriesId = useId();
  const outcomes = draft.outcomes.map((text) => text[language] ?? '');
  return (
    <div className={cx(styles.fields, styles.narrow)}>
      <TextArea
        label={t({ message: 'Summary', context: 'authoring', comment: 'One or two sentences' })}
        description={t`One or two sentences. Shown on cards and in search.`}
        rows={3}
        value={draft.summary[language] ?? ''}
        onChange={(text) =>
          onChange(
            { summary: { ...draft.summary, [language]: text.slice(0, SUMMARY_MAX) } },
            `summary.${language}`,
          )
        }
        maxLength={SUMMARY_MAX}
      />
      {draft.coverUrl ? (
        <div className={styles.fields}>
          <div className={styles.cover}>
            <Image src={draft.coverUrl} alt="" ratio={16 / 9} isPriority />
          </div>
          <div>
            <Button variant="quiet" size="sm" onPress={() => onChange({ coverUrl: null }, 'coverUrl')}>
              {t`Remove cover`}
            </Button>
          </div>
        </div>
      ) : null}
      <OnePictureField
        schoolId={schoolId}
        label={t({ message: 'Cover', context: 'authoring', comment: 'Picture of an article or a class' })}
        description={t`16:9 looks best. GIF, JPEG or PNG, up to 5 MB.`}
        onUploaded={({ url }) => onChange({ coverUrl: url }, 'coverUrl')}
      />
      <RadioGroup
        label={t({ message: 'Audience', context: 'authoring', comment: 'Who sees it' })}
        value={String(draft.audience)}
        onChange={(value) => onChange({ audience: Number(value) as Audience }, 'audience')}
      >
        <Radio value={String(Audience.All)}>
          {t({ message: 'Everyone', context: 'authoring', comment: 'Who sees it' })}
        </Radio>
        <Radio value={String(Audience.Members)}>
          {t({ message: 'Members of the school', context: 'authoring', comment: 'Who sees it' })}
        </Radio>
        <Radio value={String(Audience.Visitors)}>
          {t({
            message: 'Visitors only',
            context: 'authoring',
            comment: 'Who sees it: people who are not members',
          })}
        </Radio>
      </RadioGroup>
      {!hasLessons(content.kind) ? null : (
        <>
          <TextArea
            label={t`What learners will be able to do`}
            description={t`One point per line.`}
            rows={4}
            value={outcomes.join('\n')}
            onChange={(text) =>
              onChange({ outcomes: withLines(draft.outcomes, language, text) }, `outcomes.${language}`)
            }
          />
          <div className={styles.pair}>
            <DatePicker
              label={t`Start date`}
              description={t`Leave empty if it is always open.`}
              value={dayOf(draft.startsAt)}
              onChange={(day) => onChange({ startsAt: startOfDay(day) }, 'startsAt')}
            />
            <DatePicker
              label={t`End date`}
              value={dayOf(draft.endsAt)}
              onChange={(day) => onChange({ endsAt: endOfDay(day) }, 'endsAt')}
            />
          </div>
          <NumberField
            label={t({ message: 'Seats', context: 'authoring', comment: 'How many people may join a class' })}
            description={t`Leave empty for no limit.`}
            minValue={1}
            maxValue={SEATS_MAX}
            value={draft.capacity}
            onChange={(capacity) => onChange({ capacity }, 'capacity')}
          />
          <Stack gap="1">
            <Checkbox
              isSelected={draft.givesCertificate ?? false}
              onChange={(givesCertificate) => onChange({ givesCertificate }, 'givesCertificate')}
            >
              {t`Give a certificate when all lessons are done`}
            </Checkbox>
            <Text size="sm" tone="muted">
              {t`Learners who are done already get theirs when you publish.`}
            </Text>
          </Stack>
        </>
      )}
      {content.categories.length > 0 ? (
        <div className={styles.fields}>
          <Text as="span" weight="medium" id={categoriesId}>
            {t({ message: 'Categories', context: 'authoring', comment: 'Heading of a list of checkboxes' })}
          </Text>
          <div role="group" aria-labelledby={categoriesId} className={styles.choices}>
            {content.categories.map(({ id, name }) => (
              <Checkbox
                key={id}
                isSelected={draft.categoryIds.includes(id)}
                onChange={(isIn) =>
                  onChange(
                    {
                      categoryIds: isIn
                        ? [...draft.categoryIds, id]
                        : draft.categoryIds.filter((other) => other !== id),
                    },
                    'categoryIds',
                  )
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}
