import { useLingui } from '@lingui/react/macro';
import type { SurveyDraftItem } from '@stoa/api/schema';
import { SURVEY_KINDS } from '@stoa/api/survey-kinds';
import { NumberField } from '@stoa/ui/number-field';
import { Text } from '@stoa/ui/text';
import type { Language } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { AreaRows } from '../teaching/kinds/area-rows.tsx';
import { MAX_OPTIONS, MAX_ROWS, newChoice } from './survey-draft.ts';

interface AreaFieldsProps {
  item: SurveyDraftItem;
  language: Language;
  onChange: (part: Partial<SurveyDraftItem>, mark: string | null) => void;
}

/** The areas of the picture that are marked, or that get a label each. */
export function AreaFields({ item, language, onChange }: AreaFieldsProps) {
  const { t } = useLingui();
  // The fields are those of exams.
  useMessages('teaching');
  const { picture, options, rows, most = null } = item;
  if (!picture) return <Text tone="muted">{t`Add a picture first, then draw areas on it.`}</Text>;
  const areas = {
    hint: t`People see outlines and numbers; names are read out and stand in the results.`,
    picture,
    language,
    problem: undefined,
    make: newChoice,
  };
  if (SURVEY_KINDS[item.kind].rows === 'areas')
    return (
      <AreaRows
        {...areas}
        entries={rows}
        most={MAX_ROWS}
        onChange={(changed) => onChange({ rows: [...changed] }, null)}
      />
    );
  return (
    <>
      <AreaRows
        {...areas}
        entries={options}
        most={MAX_OPTIONS}
        onChange={(changed) => onChange({ options: [...changed] }, null)}
      />
      <NumberField
        label={t`How many areas may be marked`}
        description={t`Leave empty for any number.`}
        minValue={1}
        maxValue={MAX_OPTIONS}
        value={most}
        onChange={(count) => onChange({ most: count }, null)}
        isOptional
      />
    </>
  );
}
