import { useLingui } from '@lingui/react/macro';
import { createBadge, saveBadge } from '@stoa/api/badge.calls';
import { isApiProblem } from '@stoa/api/error';
import type { Badge, BadgeColor, BadgeLook } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Emblem } from '@stoa/ui/emblem';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Select, SelectItem } from '@stoa/ui/select';
import { Stack } from '@stoa/ui/stack';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, toTag, type Language } from '../../../i18n/languages.ts';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { OnePictureField } from '../../../shared/upload/one-picture-field.tsx';
import { useFocusOnShow } from '../../../shared/use-focus-on-show.ts';
import {
  COLORS,
  EMPTY_FORM,
  formOf,
  hasClass,
  hasCount,
  hasName,
  inputOf,
  NAME_MAX,
  POINTS_MAX,
  RULES,
  SHAPES,
  STREAK_MAX,
  TEXT_MAX,
  type BadgeForm,
} from './badge-form.ts';
import { BADGE_PROBLEM_MESSAGES, COLOR_MESSAGES, RULE_MESSAGES, SHAPE_MESSAGES } from './badge-messages.ts';
import * as styles from './badges.css.ts';
import { ClassField } from './class-field.tsx';

export interface BadgeDialogProps {
  schoolId: string;
  /** Undefined for a new one. */
  badge: Badge | undefined;
  languages: readonly Language[];
  mainLanguage: Language;
  onDone: () => void;
  onClose: () => void;
}

/** Asks what a badge is called in the languages of the school, what it looks like and who is given it. */
export function BadgeDialog({ schoolId, badge, languages, mainLanguage, onDone, onClose }: BadgeDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const own = useLanguage();
  const first = useFocusOnShow();
  const [language, setLanguage] = useState<Language>(languages.includes(own) ? own : mainLanguage);
  const [form, setForm] = useState<BadgeForm>(() => (badge ? formOf(badge) : EMPTY_FORM));
  const [version, setVersion] = useState(badge?.version ?? 1);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const input = inputOf(form);
  const save = useMutation({
    mutationFn: async () => {
      if (!input) return;
      if (badge) await saveBadge(api, { schoolId, badgeId: badge.id, version, badge: input });
      else await createBadge(api, { schoolId, badge: input, key });
    },
    onSuccess: onDone,
    onError: (error) => {
      if (!isApiProblem(error)) return;
      // Saved again it replaces what somebody else saved meanwhile, which the dialog says.
      if (error.code === 'VERSION_CONFLICT') setVersion(Number(error.details?.currentVersion ?? version));
      if (error.code === 'IDEMPOTENCY_KEY_REUSED') setKey(crypto.randomUUID());
    },
  });
  const change = (part: Partial<BadgeForm>) => {
    // Another badge is another request.
    setKey(crypto.randomUUID());
    setForm((before) => ({ ...before, ...part }));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (input && !save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={
        badge
          ? t({ message: 'Edit badge', comment: 'Title of a dialog' })
          : t({ message: 'New badge', comment: 'Title of a dialog, and the button that opens it' })
      }
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isPending={save.isPending} onPress={() => submit()}>
            {t({ message: 'Save', context: 'points', comment: 'Button' })}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {save.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(BADGE_PROBLEM_MESSAGES, isApiProblem(save.error) ? save.error.code : 'UNKNOWN'),
              )}
            </Banner>
          ) : null}
          {languages.length > 1 ? (
            <ChoiceMenu
              text={LANGUAGE_NAMES[language]}
              choices={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={language}
              onChange={setLanguage}
            />
          ) : null}
          <TextField
            name="name"
            label={t({ message: 'Name', context: 'badge', comment: 'Field: of a badge' })}
            lang={toTag(language)}
            value={form.name[language] ?? ''}
            onChange={(text) => change({ name: { ...form.name, [language]: text } })}
            maxLength={NAME_MAX}
            inputRef={first}
            isRequired
            errorMessage={isTried && !hasName(form) ? t`Enter a name in at least one language.` : undefined}
          />
          <TextArea
            label={t({ message: 'What it stands for', context: 'badge', comment: 'Field: one sentence' })}
            lang={toTag(language)}
            value={form.text[language] ?? ''}
            onChange={(text) => change({ text: { ...form.text, [language]: text } })}
            maxLength={TEXT_MAX}
            rows={2}
            isOptional
          />
          <LookFields schoolId={schoolId} look={form.look} onChange={(look) => change({ look })} />
          <RadioGroup
            label={t({ message: 'Who gets it', context: 'badge', comment: 'Field: the rule of a badge' })}
            description={t`Each person gets it once. You can always give it by hand as well.`}
            value={form.kind}
            onChange={(value) => change({ kind: RULES.find((kind) => kind === value) ?? form.kind })}
          >
            {RULES.map((kind) => (
              <Radio key={kind} value={kind}>
                {i18n._(RULE_MESSAGES[kind])}
              </Radio>
            ))}
          </RadioGroup>
          {form.kind === 'points' || form.kind === 'streak' ? (
            <NumberField
              label={
                form.kind === 'points'
                  ? t({ message: 'Points to reach', context: 'badge', comment: 'Field' })
                  : t({ message: 'Days in a row', context: 'badge', comment: 'Field: of learning' })
              }
              value={form.count}
              onChange={(count) => change({ count })}
              minValue={1}
              maxValue={form.kind === 'points' ? POINTS_MAX : STREAK_MAX}
              formatOptions={{ maximumFractionDigits: 0 }}
              errorMessage={isTried && !hasCount(form) ? t`Enter a number.` : undefined}
            />
          ) : null}
          {form.kind === 'class' ? (
            <ClassField
              schoolId={schoolId}
              value={form.classId}
              title={badge?.rule.classTitle ?? null}
              onChange={(classId) => change({ classId })}
              errorMessage={isTried && !hasClass(form) ? t`Choose a class.` : undefined}
            />
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}

interface LookFieldsProps {
  schoolId: string;
  look: BadgeLook;
  onChange: (look: BadgeLook) => void;
}

/** What is drawn, and the school’s own picture that stands in its place. */
function LookFields({ schoolId, look, onChange }: LookFieldsProps) {
  const { t } = useLingui();
  const { pictureUrl, ...drawn } = look;
  return (
    <div className={styles.fields}>
      <div className={styles.look}>
        <Emblem shape={look.shape} fill={look.fill} mark={look.mark} src={pictureUrl} size="lg" />
        {pictureUrl ? (
          <div>
            <Button variant="quiet" size="sm" data-part="remove-picture" onPress={() => onChange(drawn)}>
              {t({ message: 'Remove picture', context: 'badge', comment: 'Button: the drawing shows again' })}
            </Button>
          </div>
        ) : (
          <DrawingFields look={look} onChange={onChange} />
        )}
      </div>
      <OnePictureField
        schoolId={schoolId}
        label={t({ message: 'Your own picture', context: 'badge', comment: 'Field: instead of a drawing' })}
        description={t`Shown instead of the shape and colors. Square looks best. GIF, JPEG or PNG, at most 5 MB.`}
        onUploaded={({ url }) => onChange({ ...look, pictureUrl: url })}
      />
    </div>
  );
}

function DrawingFields({ look, onChange }: Omit<LookFieldsProps, 'schoolId'>) {
  const { t, i18n } = useLingui();
  const colors = COLORS.map((color) => (
    <SelectItem key={color} id={color}>
      {i18n._(COLOR_MESSAGES[color])}
    </SelectItem>
  ));
  const colorOf = (value: unknown, before: BadgeColor) => COLORS.find((color) => color === value) ?? before;
  return (
    <Stack gap="4">
      <Select
        label={t({ message: 'Shape', context: 'badge', comment: 'Field: of a badge' })}
        value={look.shape}
        onChange={(value) =>
          onChange({ ...look, shape: SHAPES.find((shape) => shape === value) ?? look.shape })
        }
      >
        {SHAPES.map((shape) => (
          <SelectItem key={shape} id={shape}>
            {i18n._(SHAPE_MESSAGES[shape])}
          </SelectItem>
        ))}
      </Select>
      <Select
        label={t({ message: 'Color', context: 'badge', comment: 'Field: of a badge' })}
        value={look.fill}
        onChange={(value) => onChange({ ...look, fill: colorOf(value, look.fill) })}
      >
        {colors}
      </Select>
      <Select
        label={t({
          message: 'Second color',
          context: 'badge',
          comment: 'Field: of what stands in a badge',
        })}
        value={look.mark}
        onChange={(value) => onChange({ ...look, mark: colorOf(value, look.mark) })}
      >
        {colors}
      </Select>
    </Stack>
  );
}
