import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { BulletinBar } from '@stoa/ui/bulletin-bar';
import { Button } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { SectionHeader } from '@stoa/ui/section-header';
import { Surface } from '@stoa/ui/surface';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TimeField } from '@stoa/ui/time-field';
import { BULLETIN_MAX_LENGTH, type BulletinDraft } from '@stoa/machines/bulletin-editor';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, LANGUAGES, toTag, type Language } from '../../../i18n/languages.ts';
import { countTrimmed } from '../../../shared/count-characters.ts';
import { cx } from '../../../shared/cx.ts';
import * as styles from '../manage.css.ts';
import { languagesOf, textIn } from '../texts.ts';
import { BULLETIN_FIELD_MESSAGES, BULLETIN_PROBLEM_MESSAGES } from './bulletin-messages.ts';
import type { BulletinActor } from './bulletin-table.tsx';

/** A notice in all languages, with its start and end, as it will look. */
export function BulletinEditor({ actor }: { actor: BulletinActor }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const draft = useSelector(actor, ({ context }) => context.draft);
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.focus(), []);
  if (!draft) return null;
  const change = (part: Partial<Omit<BulletinDraft, 'id' | 'version'>>) =>
    actor.send({ type: 'draft.changed', change: part });
  const words = (code: keyof typeof BULLETIN_FIELD_MESSAGES | undefined) =>
    code && i18n._(BULLETIN_FIELD_MESSAGES[code]);
  const shown = textIn(draft.content, language);
  return (
    <div ref={form} tabIndex={-1} className={cx(styles.part, styles.sections, styles.narrow)}>
      <section className={styles.part}>
        <SectionHeader title={draft.id ? t`Edit the bulletin` : t`A new bulletin`} />
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(BULLETIN_PROBLEM_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        <Words draft={draft} problem={words(problems.content)} onChange={change} />
      </section>
      <section className={styles.part}>
        <SectionHeader
          title={t({ message: 'When it is shown', comment: 'Heading: start and end of a notice' })}
        />
        <div className={styles.pair}>
          <DatePicker
            label={t`First day`}
            value={draft.startDay || null}
            onChange={(day) => change({ startDay: day ?? '' })}
            errorMessage={words(problems.start)}
            isRequired
          />
          <TimeField
            label={t({ message: 'From', comment: 'Time at which a notice begins' })}
            value={draft.startTime || null}
            onChange={(time) => change({ startTime: time ?? '' })}
            isInvalid={problems.start !== undefined}
            isRequired
          />
          <DatePicker
            label={t`Last day`}
            value={draft.endDay || null}
            onChange={(day) => change({ endDay: day ?? '' })}
            errorMessage={words(problems.end)}
            isRequired
          />
          <TimeField
            label={t({ message: 'Until', comment: 'Time at which a notice ends' })}
            value={draft.endTime || null}
            onChange={(time) => change({ endTime: time ?? '' })}
            isInvalid={problems.end !== undefined}
            isRequired
          />
        </div>
        <Text size="sm" tone="muted">
          {t`Days and times are those of your device.`}
        </Text>
        <Switch isSelected={draft.isPublished} onChange={(isPublished) => change({ isPublished })}>
          {t`Show it at this time`}
        </Switch>
      </section>
      {shown.text ? (
        <section className={styles.part}>
          <SectionHeader title={t({ message: 'Preview', comment: 'Heading: how it will look' })} />
          <Surface isBordered>
            <BulletinBar label={t`Preview of the bulletin`} text={shown.text} lang={shown.lang} />
          </Surface>
        </section>
      ) : null}
      <div className={styles.actions}>
        <Button variant="primary" isPending={isBusy} onPress={() => actor.send({ type: 'draft.submitted' })}>
          {t`Save`}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'editing.left' })}
        >{t`Back to the list`}</Button>
      </div>
    </div>
  );
}

/** The words, a field a language: that of the page and those that are written first, the others on demand. */
function Words({
  draft,
  problem,
  onChange,
}: {
  draft: BulletinDraft;
  problem: string | undefined;
  onChange: (part: { content: Record<string, string> }) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [first] = useState<readonly Language[]>(() => [
    ...new Set([language, ...languagesOf(draft.content)]),
  ]);
  const [hasAll, setHasAll] = useState(false);
  const shown = hasAll ? [...first, ...LANGUAGES.filter((code) => !first.includes(code))] : first;
  return (
    <div className={styles.rows}>
      {shown.map((code, index) => (
        <TextArea
          key={code}
          name={`content.${code}`}
          label={LANGUAGE_NAMES[code]}
          lang={toTag(code)}
          rows={2}
          maxLength={BULLETIN_MAX_LENGTH}
          countOf={countTrimmed}
          value={draft.content[code] ?? ''}
          onChange={(text) => onChange({ content: { ...draft.content, [code]: text } })}
          errorMessage={index === 0 ? problem : undefined}
        />
      ))}
      <Text size="sm" tone="muted">
        {t`Languages without a translation show the text in the school’s main language.`}
      </Text>
      {hasAll ? null : (
        <div>
          <Button size="sm" onPress={() => setHasAll(true)}>
            {t`Add translations`}
          </Button>
        </div>
      )}
    </div>
  );
}
