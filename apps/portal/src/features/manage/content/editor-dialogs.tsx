import { useLingui } from '@lingui/react/macro';
import type { Content } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { Dialog } from '@stoa/ui/dialog';
import { Heading } from '@stoa/ui/heading';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TimeField } from '@stoa/ui/time-field';
import { UserText } from '@stoa/ui/user-text';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, toTag } from '../../../i18n/languages.ts';
import { textIn } from '../texts.ts';
import * as styles from './content.css.ts';
import { CHECK_MESSAGES } from './content-messages.ts';
import { momentOf } from './days.ts';

/** A draft as learners will see it. */
export function PreviewDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t({
        message: 'Preview',
        context: 'authoring',
        comment: 'Button: shows it as learners will see it',
      })}
    >
      {children}
    </Dialog>
  );
}

/** Somebody else has saved: theirs or mine. Neither is lost. */
export function BothTextsDialog({
  mine,
  theirs,
  onTheirs,
  onMine,
}: {
  mine: ReactNode;
  theirs: ReactNode;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="lg"
      hideClose
      isDismissable={false}
      isKeyboardDismissDisabled
      title={t`Someone else saved a newer version`}
      footer={
        <>
          <Button variant="secondary" onPress={onTheirs}>{t`Use their version`}</Button>
          <Button variant="primary" onPress={onMine}>{t`Keep my version`}</Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t`Nothing is lost: the version that you do not use is kept.`}</Text>
        <div className={styles.beside}>
          <section className={styles.reading}>
            <Heading level={3} size="sm">{t`Your version`}</Heading>
            {mine}
          </section>
          <section className={styles.reading}>
            <Heading level={3} size="sm">{t`Their version`}</Heading>
            {theirs}
          </section>
        </div>
      </Stack>
    </Dialog>
  );
}

interface PublishDialogProps {
  state: Content['state'];
  sections: Content['draft']['sections'];
  checks: Content['checks'];
  isChecking: boolean;
  isBusy: boolean;
  /** How a stop is called that something is to be mended about. */
  nameOf?: ((id: string) => string | undefined) | undefined;
  problem: string | undefined;
  onPublish: (publishAt: string | null) => void;
  onCancel: () => void;
}

/** Shows what is to be mended, and asks from when on learners see it. */
export function PublishDialog({
  state,
  sections,
  checks,
  isChecking,
  isBusy,
  nameOf,
  problem,
  onPublish,
  onCancel,
}: PublishDialogProps) {
  const { t } = useLingui();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>('08:00');
  const canWait = state === 'draft' || state === 'scheduled';
  const errors = useCheckLines(checks, 'error', sections, nameOf);
  const warnings = useCheckLines(checks, 'warning', sections, nameOf);
  const isReady = errors.length === 0 && !isChecking && (when === 'now' || (day !== null && time !== null));
  const publish = () => onPublish(when === 'later' && day && time ? momentOf(day, time) : null);
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t({ message: 'Publish', context: 'authoring', comment: 'Button: learners see it from now on' })}
      footer={
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={onCancel}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={isBusy} isDisabled={!isReady} onPress={publish}>
            {when === 'later'
              ? t({ message: 'Schedule', context: 'authoring', comment: 'Button: publishes it later' })
              : t({
                  message: 'Publish',
                  context: 'authoring',
                  comment: 'Button: learners see it from now on',
                })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {problem}
          </Banner>
        ) : null}
        {errors.length > 0 ? <Lines title={t`Fix this before publishing`} lines={errors} /> : null}
        {canWait ? (
          <RadioGroup
            label={t({ message: 'When', context: 'authoring', comment: 'When something is published' })}
            value={when}
            onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
          >
            <Radio value="now">
              {t({ message: 'Now', context: 'authoring', comment: 'When something is published' })}
            </Radio>
            <Radio value="later">
              {t({ message: 'At a set time', context: 'authoring', comment: 'When something is published' })}
            </Radio>
          </RadioGroup>
        ) : (
          <Text>{t`Learners see your changes right away.`}</Text>
        )}
        {when === 'later' ? (
          <div className={styles.pair}>
            <DatePicker
              label={t({ message: 'Date', context: 'authoring', comment: 'When something is published' })}
              value={day}
              onChange={setDay}
              isRequired
            />
            <TimeField
              label={t({ message: 'Time', context: 'authoring', comment: 'When something is published' })}
              value={time}
              onChange={setTime}
              isRequired
            />
          </div>
        ) : null}
        {warnings.length > 0 ? <Lines title={t`You may want to fix this first`} lines={warnings} /> : null}
      </Stack>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Stack gap="2">
      <Text weight="semibold">{title}</Text>
      <Stack as="ul" gap="1">
        {lines.map((line) => (
          <li key={line}>
            <Text size="sm">
              <UserText>{line}</UserText>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** What was found, once for all languages that it was found in. */
function useCheckLines(
  checks: Content['checks'],
  severity: Content['checks'][number]['severity'],
  sections: Content['draft']['sections'],
  nameOf?: (id: string) => string | undefined,
): string[] {
  const { i18n } = useLingui();
  const language = useLanguage();
  const lessons = new Map(
    sections.flatMap((section) => section.lessons.map((lesson) => [lesson.id, lesson])),
  );
  const found = new Map<string, string[]>();
  for (const { severity: own, rule, lessonId, language: missing } of checks) {
    if (own !== severity) continue;
    const lesson = lessonId === null ? undefined : lessons.get(lessonId);
    const words = i18n._(CHECK_MESSAGES[rule]);
    const name = lesson
      ? textIn(lesson.title, language).text
      : lessonId === null
        ? undefined
        : nameOf?.(lessonId);
    const line = name ? `${name} · ${words}` : words;
    found.set(line, [...(found.get(line) ?? []), ...(missing ? [LANGUAGE_NAMES[missing]] : [])]);
  }
  const list = new Intl.ListFormat(toTag(language), { type: 'unit' });
  return [...found].map(([line, names]) => (names.length > 0 ? `${line} ${list.format(names)}` : line));
}
