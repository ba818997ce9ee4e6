import { Trans, useLingui } from '@lingui/react/macro';
import {
  SCHOOL_SUMMARY_MAX_LENGTH,
  type SchoolCurrency,
  type SchoolField,
} from '@stoa/machines/school-creation';
import { Button } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { Link } from '@stoa/ui/link';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { legalHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { countTrimmed } from '../../shared/count-characters.ts';
import * as styles from './new-school.css.ts';
import { CURRENCIES, fieldMessage } from './new-school-messages.ts';
import { useNewSchool, useNewSchoolState } from './use-new-school.ts';
import { LanguageField } from '../../shared/language-field.tsx';

/** What a new school is called, in which language, where, and under which terms. */
export function SchoolFormFields() {
  const { t, i18n } = useLingui();
  const lang = useLanguage();
  const actor = useNewSchool();
  const { kind, fields, currency, agreed, fieldProblems, terms } = useNewSchoolState(
    ({ context }) => context,
  );
  const currencies = new Intl.DisplayNames(toIntlTag(lang), { type: 'currency' });
  const change = (field: SchoolField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: SchoolField | 'agreement') => {
    const wrong = fieldProblems[field];
    return wrong && i18n._(fieldMessage(field, wrong));
  };
  return (
    <>
      <LanguageField
        name="defaultLanguage"
        label={t`Main language`}
        description={t`Your texts are written in this language first. You can add translations later.`}
        isRequired
        value={fields.defaultLanguage}
        onChange={change('defaultLanguage')}
        errorMessage={errorOf('defaultLanguage')}
      />
      <TextField
        name="name"
        label={t({ message: 'Name of the school', comment: 'Field' })}
        isRequired
        autoComplete="organization"
        value={fields.name}
        onChange={change('name')}
        errorMessage={errorOf('name')}
      />
      <TextArea
        name="summary"
        label={t({ message: 'In one or two sentences', comment: 'Field: describes a school' })}
        description={t`Shown in search results and at the bottom of every page.`}
        isOptional
        rows={3}
        maxLength={SCHOOL_SUMMARY_MAX_LENGTH}
        countOf={countTrimmed}
        value={fields.summary}
        onChange={change('summary')}
        errorMessage={errorOf('summary')}
      />
      {kind === 'store' ? (
        <Select
          name="currency"
          label={t({ message: 'Currency', comment: 'Field: of the prices in a store' })}
          isRequired
          value={currency}
          onChange={(value) => actor.send({ type: 'currency.chosen', currency: value as SchoolCurrency })}
        >
          {CURRENCIES.map((code) => (
            <SelectItem key={code} id={code}>
              {currencies.of(code) ?? code}
            </SelectItem>
          ))}
        </Select>
      ) : null}
      <TextField
        name="domain"
        label={t({ message: 'Domain of your own', comment: 'Field: an address such as school.example.org' })}
        description={t`For example school.example.org. The school always has an address here as well.`}
        isOptional
        direction="ltr"
        autoCapitalize="none"
        spellCheck="false"
        value={fields.domain}
        onChange={change('domain')}
        errorMessage={errorOf('domain')}
      />
      {terms?.requiresActiveCode ? (
        <>
          <TextField
            name="activeCode"
            label={t`Activation code`}
            description={t`Four groups of four characters, from the email that approved your application.`}
            isRequired
            direction="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck="false"
            value={fields.activeCode}
            onChange={change('activeCode')}
            errorMessage={errorOf('activeCode')}
          />
          <div className={styles.codeAsk}>
            <Text size="sm" tone="muted">
              {t`You have no code yet?`}
            </Text>
            <Button size="sm" onPress={() => actor.send({ type: 'application.begun' })}>
              {t`Ask for a code`}
            </Button>
          </div>
        </>
      ) : null}
      <Checkbox
        name="agreement"
        isSelected={agreed}
        onChange={(isAgreed) => actor.send({ type: 'agreement.changed', agreed: isAgreed })}
        errorMessage={errorOf('agreement')}
      >
        <Trans comment="Agreement of somebody who creates a school, with a link to the text">
          I agree to the{' '}
          <Link href={legalHref('service', lang)} target="_blank">
            terms of service
          </Link>
          , for the school as well: they say how the data of its people are handled.
        </Trans>
      </Checkbox>
    </>
  );
}
