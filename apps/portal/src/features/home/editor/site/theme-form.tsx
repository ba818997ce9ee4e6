import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { SiteParent, SitePart, SiteTheme } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { ColorField } from '@stoa/ui/color-field';
import { Image } from '@stoa/ui/image';
import { Select, SelectItem } from '@stoa/ui/select';
import { Text } from '@stoa/ui/text';
import { useState, type ReactNode } from 'react';
import * as styles from '../editor.css.ts';
import { PictureField } from '../picture-field.tsx';
import { FOOTER_MESSAGES, HEADER_MESSAGES, TYPE_MESSAGES } from './site-messages.ts';
import { TakenPart } from './taken-part.tsx';
import { partsOf } from './taken-parts.ts';

const WHOLE = /^#[0-9a-f]{6}$/;

interface ThemeFormProps {
  schoolId: string;
  theme: SiteTheme;
  /** @param field what was changed */
  onChange: (theme: SiteTheme, field: keyof SiteTheme) => void;
  /** The school that a sub-school belongs to. */
  parent: SiteParent | undefined;
  /** What comes from there. */
  inherited: readonly SitePart[];
  onTake: (parts: readonly SitePart[], isTaken: boolean) => void;
}

/** Colour, signs and typefaces of a school's pages; those of a sub-school can be taken from the school above. */
export function ThemeForm({ schoolId, theme, onChange, parent, inherited, onTake }: ThemeFormProps) {
  const { t } = useLingui();
  const set = <Field extends keyof SiteTheme>(field: Field, value: SiteTheme[Field]) =>
    onChange({ ...theme, [field]: value }, field);
  const labels = {
    color: t({ message: 'Main color', comment: 'Of a school’s pages' }),
    type: t`Typefaces`,
    header: t({ message: 'Header', context: 'look' }),
    footer: t({ message: 'Footer', context: 'look' }),
    logo: t({ message: 'Logo', comment: 'The sign of a school, a square' }),
    icon: t({ message: 'Browser icon', comment: 'Small sign of a school in the tab of the browser' }),
  };
  const part = (name: keyof SiteTheme, shown: ReactNode, own: ReactNode) => (
    <TakenPart
      label={labels[name]}
      schoolName={parent?.name}
      isTaken={parent !== undefined && inherited.includes(name)}
      shown={shown}
      onTake={(isTaken) => onTake([name], isTaken)}
    >
      {own}
    </TakenPart>
  );
  const open = parent ? partsOf(parent).filter((one) => !inherited.includes(one)) : [];
  return (
    <div className={styles.fields}>
      {open.length > 1 ? (
        <div className={styles.actions}>
          <Button onPress={() => onTake(open, true)}>
            {t({
              message: 'Take everything from the parent school',
              comment: 'Look and navigation, for a sub-school',
            })}
          </Button>
        </div>
      ) : null}
      {part(
        'color',
        <Color value={parent?.theme.color} />,
        <MainColor label={labels.color} value={theme.color} onChange={(color) => set('color', color)} />,
      )}
      {part(
        'type',
        <Word words={TYPE_MESSAGES} value={parent?.theme.type} />,
        <Choice
          label={labels.type}
          words={TYPE_MESSAGES}
          value={theme.type}
          onChange={(type) => set('type', type)}
        />,
      )}
      {part(
        'header',
        <Word words={HEADER_MESSAGES} value={parent?.theme.header} />,
        <Choice
          label={labels.header}
          words={HEADER_MESSAGES}
          value={theme.header}
          onChange={(header) => set('header', header)}
        />,
      )}
      {part(
        'footer',
        <Word words={FOOTER_MESSAGES} value={parent?.theme.footer} />,
        <Choice
          label={labels.footer}
          words={FOOTER_MESSAGES}
          value={theme.footer}
          onChange={(footer) => set('footer', footer)}
        />,
      )}
      {part(
        'logo',
        <ShownSign url={parent?.theme.logo} />,
        <Sign
          schoolId={schoolId}
          label={labels.logo}
          removeLabel={t`Remove the logo`}
          value={theme.logo}
          onChange={(logo) => set('logo', logo)}
        />,
      )}
      {part(
        'icon',
        <ShownSign url={parent?.theme.icon} />,
        <Sign
          schoolId={schoolId}
          label={labels.icon}
          removeLabel={t`Remove the icon`}
          value={theme.icon}
          onChange={(icon) => set('icon', icon)}
        />,
      )}
    </div>
  );
}

/** A colour of the school above, as it is written. */
const Color = ({ value }: { value: string | undefined }) => (
  <Text>
    <bdi>{value}</bdi>
  </Text>
);

/** A choice of the school above. */
function Word<Value extends string>({
  words,
  value,
}: {
  words: Readonly<Record<Value, MessageDescriptor>>;
  value: Value | undefined;
}) {
  const { i18n } = useLingui();
  return <Text>{value && i18n._(words[value])}</Text>;
}

/** A sign of the school above. */
function ShownSign({ url }: { url: string | undefined }) {
  const { t } = useLingui();
  return url ? (
    <div className={styles.sign}>
      <Image src={url} alt="" ratio={1} isPriority />
    </div>
  ) : (
    <Text>{t({ message: 'None', context: 'look', comment: 'No logo, no icon' })}</Text>
  );
}

/** A colour is part of the look once it is whole. */
function MainColor({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (color: string) => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  return (
    <ColorField
      label={label}
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
