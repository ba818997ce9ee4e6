import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { SiteTheme } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { ColorField } from '@stoa/ui/color-field';
import { Select, SelectItem } from '@stoa/ui/select';
import { useState } from 'react';
import * as styles from '../editor.css.ts';
import { PictureField } from '../picture-field.tsx';
import { FOOTER_MESSAGES, HEADER_MESSAGES, TYPE_MESSAGES } from './site-messages.ts';

const WHOLE = /^#[0-9a-f]{6}$/;

interface ThemeFormProps {
  schoolId: string;
  theme: SiteTheme;
  /** @param field what was changed */
  onChange: (theme: SiteTheme, field: keyof SiteTheme) => void;
}

/** Colour, signs and typefaces of a school's pages. */
export function ThemeForm({ schoolId, theme, onChange }: ThemeFormProps) {
  const { t } = useLingui();
  const set = <Field extends keyof SiteTheme>(field: Field, value: SiteTheme[Field]) =>
    onChange({ ...theme, [field]: value }, field);
  return (
    <div className={styles.fields}>
      <MainColor value={theme.color} onChange={(color) => set('color', color)} />
      <Choice
        label={t`Typefaces`}
        words={TYPE_MESSAGES}
        value={theme.type}
        onChange={(type) => set('type', type)}
      />
      <Choice
        label={t({ message: 'Header', context: 'look' })}
        words={HEADER_MESSAGES}
        value={theme.header}
        onChange={(header) => set('header', header)}
      />
      <Choice
        label={t({ message: 'Footer', context: 'look' })}
        words={FOOTER_MESSAGES}
        value={theme.footer}
        onChange={(footer) => set('footer', footer)}
      />
      <Sign
        schoolId={schoolId}
        label={t({ message: 'Logo', comment: 'The sign of a school, a square' })}
        removeLabel={t`Remove the logo`}
        value={theme.logo}
        onChange={(logo) => set('logo', logo)}
      />
      <Sign
        schoolId={schoolId}
        label={t({ message: 'Browser icon', comment: 'Small sign of a school in the tab of the browser' })}
        removeLabel={t`Remove the icon`}
        value={theme.icon}
        onChange={(icon) => set('icon', icon)}
      />
    </div>
  );
}

/** A colour is part of the look once it is whole. */
function MainColor({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  return (
    <ColorField
      label={t({ message: 'Main color', comment: 'Of a school’s pages' })}
      description={t`Buttons and links take it, made lighter or darker where they would be hard to read.`}
      pickerLabel={t`Choose a color`}
      value={typed}
      errorMessage={WHOLE.test(typed) ? undefined : t`A color is # with six digits or letters from a to f.`}
      onChange={(color) => {
        setTyped(color);
        if (WHOLE.test(color)) onChange(color);
      }}
    />
  );
}

function Choice<Value extends string>({
  label,
  words,
  value,
  onChange,
}: {
  label: string;
  words: Readonly<Record<Value, MessageDescriptor>>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { i18n } = useLingui();
  return (
    <Select label={label} value={value} onChange={(key) => onChange(key as Value)}>
      {(Object.keys(words) as Value[]).map((one) => (
        <SelectItem key={one} id={one}>
          {i18n._(words[one])}
        </SelectItem>
      ))}
    </Select>
  );
}

function Sign({
  schoolId,
  label,
  removeLabel,
  value,
  onChange,
}: {
  schoolId: string;
  label: string;
  removeLabel: string;
  value: string;
  onChange: (url: string) => void;
}) {
  return (
    <div className={styles.fields}>
      <PictureField schoolId={schoolId} label={label} value={value} ratio={1} onChange={onChange} />
      {value ? (
        <div className={styles.actions}>
          <Button size="sm" variant="quiet" onPress={() => onChange('')}>
            {removeLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
