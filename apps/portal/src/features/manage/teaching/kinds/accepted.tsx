import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { MAX_ACCEPTED, TEACHING_LENGTHS } from '@stoa/machines/teaching-editor';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { NumberField } from '@stoa/ui/number-field';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { formatNumber } from '../../../../shared/format.ts';
import { EntryButtons } from '../entry-buttons.tsx';
import { newAccepted, WHOLE_PERCENT } from '../question-form.ts';
import * as teachingStyles from '../teaching.css.ts';
import { TEACHING_PROBLEM_MESSAGES } from '../teaching-messages.ts';
import type { EditorProps } from './editor.ts';

/** Texts that are accepted. */
export function Accepted({ draft: { accepts, isExact }, problems, onChange, language }: EditorProps) {
  const { t, i18n } = useLingui();
  const change = (index: number, part: Partial<(typeof accepts)[number]>) =>
    onChange({ accepts: accepts.map((entry, at) => (at === index ? { ...entry, ...part } : entry)) });
  return (
    <>
      <SectionHeader title={t`Accepted answers`} />
      <Text tone="muted">{t`* stands for any characters. Spaces make no difference.`}</Text>
      <Checkbox isSelected={!isExact} onChange={(isLoose) => onChange({ isExact: !isLoose })}>
        {t`Ignore upper and lower case and accents`}
      </Checkbox>
      <RowList as="div" role="group" aria-label={t`Accepted answers`}>
        {accepts.map((entry, index) => {
          const number = formatNumber(index + 1, language);
          const name = t({ message: `Accepted answer ${number}`, comment: 'To a question' });
          return (
            <Row key={entry.key} as="div" className={teachingStyles.option}>
              <TextField
                label={name}
                value={entry.pattern}
                maxLength={TEACHING_LENGTHS.pattern}
                onChange={(pattern) => change(index, { pattern })}
                errorMessage={
                  index === 0 && problems.accepts
                    ? i18n._(TEACHING_PROBLEM_MESSAGES[problems.accepts])
                    : undefined
                }
              />
              <NumberField
                label={t({ message: 'Share of the points (%)', comment: 'That an answer gets' })}
                minValue={1}
                maxValue={WHOLE_PERCENT}
                value={entry.percent}
                onChange={(percent) => change(index, { percent: percent ?? WHOLE_PERCENT })}
                hideSteppers
              />
              <div className={teachingStyles.beside}>
                <EntryButtons
                  name={name}
                  onRemove={() => onChange({ accepts: accepts.filter((_, at) => at !== index) })}
                />
              </div>
            </Row>
          );
        })}
      </RowList>
      <div>
        <Button
          icon={PlusIcon}
          isDisabled={accepts.length >= MAX_ACCEPTED}
          onPress={() => onChange({ accepts: [...accepts, newAccepted()] })}
        >
          {t`Add an answer`}
        </Button>
      </div>
    </>
  );
}
