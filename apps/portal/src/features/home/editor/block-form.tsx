import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { LANGUAGE_NAMES } from '@stoa/api/languages';
import type { BlockDevices, CaptionFiles, RichTextDocument } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { DatePicker } from '@stoa/ui/date-picker';
import { NumberField } from '@stoa/ui/number-field';
import { Select, SelectItem } from '@stoa/ui/select';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { TimeField } from '@stoa/ui/time-field';
import { useState } from 'react';
import { toTag, type Language } from '../../../i18n/languages.ts';
import { instantIn, partsIn } from '../../../shared/zoned-instant.ts';
import { BadgesField, type BadgesFieldProps } from './badges-field.tsx';
import { AnchorField } from './anchor-field.tsx';
import type { BlockField } from './block-fields.ts';
import { DevicesField } from './devices-field.tsx';
import * as styles from './editor.css.ts';
import { valueAt, withValue } from './field-value.ts';
import { FileField } from './file-field.tsx';
import { FrameField } from './frame-field.tsx';
import { PeopleField } from './people-field.tsx';
import { PictureField } from './picture-field.tsx';
import { fromPlain, isPlain, toPlain } from './plain-rich-text.ts';
import { ResourcesField, type ResourcesFieldProps } from './resources-field.tsx';
import { useSchoolZone, ZoneNotes } from './school-zone.tsx';

/** Where the addresses of the contract may lead. */
const ADDRESS = /^(\/(?![/\\])|https?:\/\/[^\s@\\]+$)/u;
const TEXT_ROWS = 3;
const RICH_TEXT_ROWS = 12;

interface FormContext {
  schoolId: string;
  language: Language;
  mainLanguage: Language;
}

interface FieldsProps extends FormContext {
  fields: readonly BlockField[];
  value: object;
  /** @param name of the field: what was changed */
  onChange: (value: object, name: string) => void;
}

/** The fields of a block, or of a part of one. */
export function BlockForm({ fields, value, onChange, ...context }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields
        .filter((field) => isAskedFor(field, value))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            value={valueAt(value, field.name)}
            whole={value}
            onChange={(next, part) =>
              onChange(withValue(value, field.name, next), part ? `${field.name}.${part}` : field.name)
            }
            {...context}
          />
        ))}
    </div>
  );
}

function isAskedFor(field: BlockField, value: object): boolean {
  if (field.kind === 'captions') return valueAt(value, field.of) !== undefined;
  return field.kind !== 'list' || field.unless === undefined || valueAt(value, field.unless) === undefined;
}

interface FieldProps<Kind extends BlockField = BlockField> extends FormContext {
  field: Kind;
  value: unknown;
  /** What it is a field of. */
  whole: object;
  onChange: (value: unknown, part?: string) => void;
}
type Of<Kind extends BlockField['kind']> = Extract<BlockField, { kind: Kind }>;

function Field(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'text':
      return <LocalizedField {...props} field={field} />;
    case 'formatted':
      return <RichTextField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'number':
      return <CountField {...props} field={field} />;
    case 'picture':
      return <NamedPicture {...props} field={field} />;
    case 'moment':
      return <MomentField {...props} field={field} />;
    case 'file':
      return <NamedFile {...props} field={field} />;
    case 'captions':
      return <NamedCaptions {...props} field={field} />;
    case 'frame':
      return <NamedFrame {...props} field={field} />;
    case 'people':
      return <NamedPeople {...props} field={field} />;
    case 'resources':
      return <NamedResources {...props} field={field} />;
    case 'badges':
      return <NamedBadges {...props} field={field} />;
    case 'devices':
      return <NamedDevices {...props} field={field} />;
    case 'anchor':
      return <NamedAnchor {...props} field={field} />;
    case 'address':
      return <LinkField {...props} field={field} />;
    case 'action':
      return <ActionField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} />;
  }
}

type Texts = Partial<Record<Language, string>>;

function LocalizedField({ field, value, onChange, language, mainLanguage }: FieldProps<Of<'text'>>) {
  const { i18n } = useLingui();
  const texts = (value ?? {}) as Texts;
  const shared = {
    label: i18n._(field.label),
    lang: toTag(language),
    value: texts[language] ?? '',
    // What is shown meanwhile to whoever reads this language.
    placeholder: language === mainLanguage ? undefined : texts[mainLanguage],
    maxLength: field.max,
    onChange: (text: string) => onChange({ ...texts, [language]: text }, language),
  };
  return field.isLong ? <TextArea {...shared} rows={TEXT_ROWS} /> : <TextField {...shared} />;
}

function RichTextField({ field, value, onChange, language }: FieldProps<Of<'formatted'>>) {
  const { t, i18n } = useLingui();
  const documents = (value ?? {}) as Partial<Record<Language, RichTextDocument>>;
  const document = documents[language];
  const [typed, setTyped] = useState<{ plain: string; document: RichTextDocument }>();
  if (document && !isPlain(document))
    return (
      <Text size="sm" tone="muted">
        {t`This text has tables, pictures or other parts that cannot be edited here.`}
      </Text>
    );
  // What was typed stays as it was typed, until the text is changed from elsewhere.
  const plain = typed && typed.document === document ? typed.plain : document ? toPlain(document) : '';
  return (
    <TextArea
      label={i18n._(field.label)}
      description={t`An empty line begins a paragraph, ## a heading, - an entry of a list. **Bold**, *italic*, [link](address).`}
      lang={toTag(language)}
      rows={RICH_TEXT_ROWS}
      value={plain}
      onChange={(text) => {
        const next = fromPlain(text);
        setTyped({ plain: text, document: next });
        onChange({ ...documents, [language]: next }, language);
      }}
    />
  );
}

function ChoiceField({ field, value, onChange }: FieldProps<Of<'choice'>>) {
  const { i18n } = useLingui();
  return (
    <Select
      label={i18n._(field.label)}
      value={String(value ?? field.standard ?? '')}
      onChange={(key) => onChange(field.options.find(([option]) => String(option) === String(key))?.[0])}
    >
      {field.options.map(([option, label]) => {
        const words = typeof label === 'string' ? label : i18n._(label);
        return (
          <SelectItem key={option} id={String(option)} textValue={words}>
            {words}
          </SelectItem>
        );
      })}
    </Select>
  );
}

function CountField({ field, value, onChange }: FieldProps<Of<'number'>>) {
  const { i18n } = useLingui();
  return (
    <NumberField
      label={i18n._(field.label)}
      value={value as number}
      minValue={field.min}
      maxValue={field.max}
      onChange={(count) => {
        if (count !== null && Number.isInteger(count)) onChange(count);
      }}
    />
  );
}

function NamedPicture({ field, value, onChange, schoolId }: FieldProps<Of<'picture'>>) {
  const { i18n } = useLingui();
  return (
    <PictureField
      schoolId={schoolId}
      label={i18n._(field.label)}
      value={String(value ?? '')}
      onChange={(url) => onChange(url)}
      onRemove={field.isOptional ? () => onChange(undefined) : undefined}
    />
  );
}

function NamedFile({ field, value, onChange, schoolId }: FieldProps<Of<'file'>>) {
  const { i18n } = useLingui();
  return (
    <FileField
      schoolId={schoolId}
      label={i18n._(field.label)}
      takes={field.takes}
      value={String(value ?? '')}
      onChange={(url) => onChange(url)}
      onRemove={() => onChange(undefined)}
    />
  );
}

function NamedCaptions({ value, onChange, schoolId, language }: FieldProps<Of<'captions'>>) {
  const { t } = useLingui();
  const captions = (value ?? {}) as CaptionFiles;
  const languageName = LANGUAGE_NAMES[language];
  const change = (url: string | undefined) => {
    const next = withValue(captions, language, url);
    onChange(Object.keys(next).length > 0 ? next : undefined, language);
  };
  return (
    <FileField
      // What has been sent belongs to its language.
      key={language}
      schoolId={schoolId}
      label={t({ message: `Captions (${languageName})`, comment: 'Field: a file of captions in a language' })}
      takes="captions"
      value={captions[language] ?? ''}
      onChange={change}
      onRemove={() => change(undefined)}
    />
  );
}

function NamedFrame({ field, value, onChange }: FieldProps<Of<'frame'>>) {
  const { i18n } = useLingui();
  return (
    <FrameField
      label={i18n._(field.label)}
      isFilm={field.isFilm}
      value={String(value ?? '')}
      onChange={(url) => onChange(url)}
    />
  );
}

function NamedPeople({ field, value, onChange, schoolId }: FieldProps<Of<'people'>>) {
  const { i18n } = useLingui();
  return (
    <PeopleField
      schoolId={schoolId}
      label={i18n._(field.label)}
      rule={i18n._(field.rule)}
      max={field.max}
      value={value as string[] | undefined}
      onChange={(ids) => onChange(ids)}
    />
  );
}

function NamedResources({ whole, onChange, schoolId }: FieldProps<Of<'resources'>>) {
  return (
    <ResourcesField
      schoolId={schoolId}
      block={whole as ResourcesFieldProps['block']}
      onChange={(source, part) => onChange(source, part)}
    />
  );
}

function NamedBadges({ field, value, whole, onChange, schoolId }: FieldProps<Of<'badges'>>) {
  const instead = valueAt(whole, field.insteadOf);
  return (
    <BadgesField
      schoolId={schoolId}
      max={field.max}
      hasPeople={Array.isArray(instead) && instead.length > 0}
      value={value as BadgesFieldProps['value']}
      onChange={(badges) => onChange(badges)}
    />
  );
}

function MomentField({ field, value, whole, onChange, schoolId }: FieldProps<Of<'moment'>>) {
  const { t, i18n } = useLingui();
  const zone = useSchoolZone(schoolId);
  const { dayLabel, timeLabel, optional, after } = field;
  const at = value === undefined ? null : partsIn(String(value), zone.id);
  const earlier = after === undefined ? undefined : valueAt(whole, after);
  const isTooEarly =
    at !== null && earlier !== undefined && Date.parse(String(value)) <= Date.parse(String(earlier));
  return (
    <div className={styles.fields}>
      <DatePicker
        label={i18n._(dayLabel)}
        value={at?.day ?? null}
        isRequired={!optional}
        isClearable={Boolean(optional)}
        errorMessage={isTooEarly ? t`The end must be after the start.` : undefined}
        onChange={(next, reason) => {
          const time = at?.time ?? optional?.time;
          if (next !== null && time !== undefined) onChange(instantIn(next, time, zone.id));
          else if (reason === 'cleared') onChange(undefined);
        }}
      />
      {at ? (
        <>
          <TimeField
            label={i18n._(timeLabel)}
            value={at.time}
            isRequired
            onChange={(next) => {
              if (next !== null) onChange(instantIn(at.day, next, zone.id));
            }}
          />
          <ZoneNotes zone={zone} day={at.day} time={at.time} />
        </>
      ) : null}
    </div>
  );
}

function NamedDevices({ field, value, onChange }: FieldProps<Of<'devices'>>) {
  const { i18n } = useLingui();
  return (
    <DevicesField
      label={i18n._(field.label)}
      value={value as BlockDevices | undefined}
      onChange={(devices) => onChange(devices)}
    />
  );
}

function NamedAnchor({ field, value, onChange }: FieldProps<Of<'anchor'>>) {
  const { i18n } = useLingui();
  return (
    <AnchorField
      label={i18n._(field.label)}
      value={String(value ?? '')}
      onChange={(anchor) => onChange(anchor || undefined)}
    />
  );
}

function LinkField({ field, value, onChange }: FieldProps<Of<'address'>>) {
  const { i18n } = useLingui();
  return (
    <AddressField
      label={i18n._(field.label)}
      value={String(value ?? '')}
      onChange={(url) => onChange(url || undefined)}
    />
  );
}

/** An address is part of the page once it is one; until then what was typed stays, unless it is changed from elsewhere. */
function AddressField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (url: string) => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ text: value, instead: value });
  const address = typed.instead === value ? typed.text : value;
  const isWrong = address !== '' && !ADDRESS.test(address);
  return (
    <TextField
      label={label}
      value={address}
      direction="ltr"
      errorMessage={isWrong ? t`An address begins with / or https://.` : undefined}
      onChange={(url) => {
        setTyped({ text: url, instead: value });
        if (url === '' || ADDRESS.test(url)) onChange(url);
      }}
    />
  );
}

function ActionField({ field, value, onChange, language, mainLanguage }: FieldProps<Of<'action'>>) {
  const { t, i18n } = useLingui();
  const action = value as { label: Texts; url: string } | undefined;
  const labels = action?.label ?? {};
  return (
    <Surface
      kind="sunken"
      radius="md"
      padding="4"
      role="group"
      aria-label={i18n._(field.label)}
      className={styles.fields}
    >
      <AddressField
        label={t({ message: 'Button address', comment: 'Field: where a button leads' })}
        value={action?.url ?? ''}
        onChange={(url) =>
          onChange(url === '' ? undefined : { label: { [mainLanguage]: '', ...labels }, url })
        }
      />
      {action ? (
        <TextField
          label={i18n._(field.label)}
          lang={toTag(language)}
          placeholder={language === mainLanguage ? undefined : labels[mainLanguage]}
          maxLength={100}
          value={labels[language] ?? ''}
          onChange={(text) => onChange({ ...action, label: { ...labels, [language]: text } }, language)}
        />
      ) : null}
    </Surface>
  );
}

function ListField({ field, value, onChange, ...context }: FieldProps<Of<'list'>>) {
  const { t, i18n } = useLingui();
  const items = (value ?? []) as object[];
  const one = i18n._(field.one);
  const { blank, addFile } = field;
  return (
    <div role="group" aria-label={i18n._(field.label)} className={styles.fields}>
      {items.map((item, index) => {
        const number = index + 1;
        const name = t({
          message: `${one} ${number}`,
          comment: 'An entry of a list and its number: Slide 2',
        });
        return (
          // Entries have no ids: what they hold comes from the page alone.
          // eslint-disable-next-line react/no-array-index-key
          <Surface key={index} isBordered radius="md" padding="4">
            <div role="group" aria-label={name} className={styles.fields}>
              <Text size="sm" weight="semibold">
                {name}
              </Text>
              <BlockForm
                {...context}
                fields={field.fields}
                value={item}
                onChange={(next, part) => onChange(items.with(index, next), `${index}.${part}`)}
              />
              <div className={styles.actions}>
                <Button size="sm" variant="quiet" onPress={() => onChange(items.toSpliced(index, 1))}>
                  {t({ message: `Remove ${name}`, comment: 'An entry of a list, such as Slide 2' })}
                </Button>
              </div>
            </div>
          </Surface>
        );
      })}
      {addFile && items.length < field.max ? (
        <FileField
          schoolId={context.schoolId}
          label={t({ message: `Add: ${one}`, comment: 'Button; an entry of a list, such as Slide' })}
          value=""
          onChange={(url) => onChange([...items, { [addFile]: url }])}
        />
      ) : null}
      {blank && items.length < field.max ? (
        <div className={styles.actions}>
          <Button size="sm" icon={PlusIcon} onPress={() => onChange([...items, blank(context.mainLanguage)])}>
            {t({ message: `Add: ${one}`, comment: 'Button; an entry of a list, such as Slide' })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
