import { useLingui } from '@lingui/react/macro';
import type { SiteEntry, SitePlace } from '@stoa/api/schema';
import { Select, SelectItem } from '@stoa/ui/select';
import { Surface } from '@stoa/ui/surface';
import { TextField } from '@stoa/ui/text-field';
import { useState } from 'react';
import { toTag, type Language } from '../../../../i18n/languages.ts';
import * as styles from '../editor.css.ts';
import type { AnyEntry, LinkablePage } from './navigation-tree.ts';
import { KIND_MESSAGES, PLACE_MESSAGES } from './site-messages.ts';

/** Where the addresses of the contract may lead. */
const ADDRESS = /^(\/(?![/\\])|https?:\/\/[^\s@\\]+$)/u;
const NAME_MAX = 60;
const URL_MAX = 2048;
/** What every school has is no page of its own. */
const OTHERS = new Set(['home', 'site']);

interface EntryFormProps {
  entry: AnyEntry;
  pages: readonly LinkablePage[];
  language: Language;
  mainLanguage: Language;
  /** @param field what was changed */
  onChange: (entry: AnyEntry, field: string) => void;
}

/** What an entry of the navigation is called and where it leads. */
export function EntryForm({ entry, pages, language, mainLanguage, onChange }: EntryFormProps) {
  const { t, i18n } = useLingui();
  const { kind, name } = entry;
  const set = (part: Partial<SiteEntry>, field: string) => onChange({ ...entry, ...part }, field);
  const own = pages.filter(({ pageId, state }) => !OTHERS.has(pageId) && state !== 'deleted');
  const page = pages.find(({ pageId }) => pageId === entry.pageId);
  const namedItself =
    kind === 'page'
      ? page?.title
      : kind === 'place' && entry.place
        ? i18n._(PLACE_MESSAGES[entry.place])
        : undefined;
  return (
    <Surface kind="sunken" radius="md" padding="4" className={styles.fields}>
      <Select
        label={t({ message: 'Leads to', comment: 'Field: kind of an entry of the navigation' })}
        value={kind}
        onChange={(key) => set({ kind: key as SiteEntry['kind'] }, 'kind')}
      >
        {(Object.keys(KIND_MESSAGES) as SiteEntry['kind'][]).map((one) => (
          <SelectItem key={one} id={one}>
            {i18n._(KIND_MESSAGES[one])}
          </SelectItem>
        ))}
      </Select>
      {kind === 'page' ? (
        <Select
          label={t({ message: 'Page', context: 'navigation' })}
          placeholder={t`Choose a page`}
          description={
            own.length === 0
              ? t`You have no pages of your own yet.`
              : page && page.state === 'draft'
                ? t`Visitors see this entry once the page is published.`
                : undefined
          }
          isDisabled={own.length === 0}
          value={entry.pageId ?? null}
          onChange={(key) => set({ pageId: String(key) }, 'page')}
        >
          {own.map(({ pageId, title }) => (
            <SelectItem key={pageId} id={pageId} textValue={title}>
              {title}
            </SelectItem>
          ))}
        </Select>
      ) : null}
      {kind === 'place' ? (
        <Select
          label={t({
            message: 'Part of the portal',
            comment: 'Kind of an entry of the navigation: search, classes',
          })}
          placeholder={t({ message: 'Choose', context: 'navigation' })}
          value={entry.place ?? null}
          onChange={(key) => set({ place: key as SitePlace }, 'place')}
        >
          {(Object.keys(PLACE_MESSAGES) as SitePlace[]).map((place) => (
            <SelectItem key={place} id={place}>
              {i18n._(PLACE_MESSAGES[place])}
            </SelectItem>
          ))}
        </Select>
      ) : null}
      {kind === 'address' ? (
        <AddressField value={entry.url ?? ''} onChange={(url) => set({ url }, 'url')} />
      ) : null}
      <TextField
        label={t({ message: 'Name', context: 'navigation' })}
        description={namedItself === undefined ? undefined : t`Leave it empty to use the name of the page.`}
        lang={toTag(language)}
        value={name[language] ?? ''}
        placeholder={(language === mainLanguage ? undefined : name[mainLanguage]) || namedItself}
        maxLength={NAME_MAX}
        onChange={(text) => set({ name: { ...name, [language]: text } }, `name.${language}`)}
      />
    </Surface>
  );
}

/** An address is part of the navigation once it is one. */
function AddressField({ value, onChange }: { value: string; onChange: (url: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const address = typed ?? value;
  return (
    <TextField
      label={t({ message: 'Web address', comment: 'Kind of an entry of the navigation' })}
      value={address}
      direction="ltr"
      maxLength={URL_MAX}
      errorMessage={
        address !== '' && !ADDRESS.test(address) ? t`An address begins with / or https://.` : undefined
      }
      onChange={(url) => {
        setTyped(url);
        if (url === '' || ADDRESS.test(url)) onChange(url);
      }}
    />
  );
}
